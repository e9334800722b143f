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

function insertAfterLast(text: string, place: RegExp, addition: string): string {
  const last = [...text.matchAll(place)].at(-1);
  if (!last) throw new Error(`docker-compose.yml has no place like ${place.source}.`);
  const end = last.index + last[0].length;
  return text.slice(0, end) + addition + text.slice(end);
}
