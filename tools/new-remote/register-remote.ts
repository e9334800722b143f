/** What a page and its texts weigh at the beginning, with room for a first real one. */
const FIRST_BUDGET = { script: 8000, style: 1000 };

/** The budgets (`tools/quality/budgets.json`) with a row for the new remote. */
export function withBudget(budgets: string, name: string): string {
  const row = `  "${name}": { "script": ${FIRST_BUDGET.script}, "style": ${FIRST_BUDGET.style} }`;
  return budgets.replace(/\s*\}\s*$/, `,\n${row}\n}\n`);
}

/** The compose file with a publisher for the new remote, which the gateway waits for. */
export function withPublisher(compose: string, name: string): string {
  const publisher = [
    `  ${name}:`,
    '    <<: *job',
    `    image: phantom-partners/${name}:\${IMAGE_TAG:-local}`,
    '    build:',
    '      context: .',
    '      dockerfile: deploy/docker/Dockerfile',
    '      target: section',
    `      args: { REMOTE: ${name} }`,
    '    environment: *publishing',
    '    secrets: [publishing_credentials]',
    '    volumes: [store:/store]',
    '',
    '',
  ].join('\n');
  const waited = `      ${name}: { condition: service_completed_successfully }\n`;
  return insertAfterLast(
    insertAfterLast(compose, /^ {2}mf-.*:\n(?: {4}.*\n)+\n/gm, publisher),
    /^ {6}mf-.*service_completed_successfully.*\n/gm,
    waited,
  );
}

/** The list of owners with the team of the new remote. */
export function withOwner(owners: string, name: string, owner: string): string {
  const [, organisation = ''] = /(@[\w-]+\/)/.exec(owners) ?? [];
  const row = `${`/${name}/`.padEnd(24)} ${organisation}${owner}\n`;
  return insertAfterLast(owners, /^\/mf-.*\n/gm, row, 'CODEOWNERS');
}

function insertAfterLast(
  text: string,
  place: RegExp,
  addition: string,
  file = 'docker-compose.yml',
): string {
  const last = [...text.matchAll(place)].at(-1);
  if (!last) throw new Error(`${file} has no place like ${place.source}.`);
  const end = last.index + last[0].length;
  return text.slice(0, end) + addition + text.slice(end);
}
