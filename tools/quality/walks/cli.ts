// Writes the files of each walk into docs/architecture.md. With --check the page has to be current, and no walk may be over its limit.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../stack/repository.js';
import { SourceGraph } from './reached-files.js';
import { EXAMPLE_CALL, type Stage, type Walk, WALKS } from './walks.js';

const PAGE = join(repositoryRoot, 'docs/architecture.md');
const START = '<!-- walks: made by `npm run walks` -->\n';
const END = '<!-- end of walks -->';

/** Texts, configuration, and what describes a call in openapi.json. */
const LEFT_OUT = /\/(config|locales|generated)\/|messages|operation-id|\.config\./;

const graphs = new Map(
  (['tsconfig.depcruise.json', 'tsconfig.check-web.json'] as const).map((project) => {
    const stages = WALKS.flatMap((walk) => walk.stages).filter((each) => each.project === project);
    const files = stages.flatMap(({ entries }) =>
      entries.map((entry) => entry.split('#')[0] ?? ''),
    );
    return [project, new SourceGraph(project, files)];
  }),
);

function filesOf({ project, entries, follows, counts }: Stage): string[] {
  const reached = graphs.get(project)?.reach(entries, (file) => {
    if (LEFT_OUT.test(file)) return 'left out';
    if (follows.test(file)) return 'followed';
    return counts.test(file) ? 'counted' : 'left out';
  });
  return [...(reached ?? [])];
}

const bullets = (files: readonly string[]) => files.map((file) => `  - \`${file}\``);

function section({ title, limit, stages, notRun }: Walk): { count: number; lines: string[] } {
  const reached = stages.map((stage) => ({ stage, files: filesOf(stage) }));
  const all = reached.flatMap(({ files }) => files);
  const gone = Object.keys(notRun).filter((file) => !all.includes(file));
  if (gone.length > 0) throw new Error(`${title}: no code names ${gone.join(', ')}`);
  const run = reached.map(({ stage, files }) => ({
    stage,
    files: files.filter((file) => !(file in notRun)),
  }));
  const count = run.flatMap(({ files }) => files).length;
  if (count > limit) problems.push(`${title}: ${count} files, at most ${limit}`);
  return {
    count,
    lines: [
      `### ${title}: ${count} files`,
      '',
      ...run.flatMap(({ stage, files }) => [`- ${stage.name}`, ...bullets(files)]),
      '- named by the code, not run by this request',
      ...Object.entries(notRun).map(([file, reason]) => `  - \`${file}\`: ${reason}`),
      '',
    ],
  };
}

/** The files that somebody writes for a call: without tests, documents, and what is made from openapi.json. */
function exampleCall(): string[] {
  const { path, page, limit } = EXAMPLE_CALL;
  const named = execFileSync(
    'git',
    [
      'grep',
      '-lE',
      `['/]${path}'`,
      '--',
      'services',
      'gateway',
      'packages',
      'shell',
      'mf-*',
      'e2e',
      'qa',
    ],
    { cwd: repositoryRoot, encoding: 'utf8' },
  );
  const files = named
    .trim()
    .split('\n')
    .filter((file) => !/spec\.tsx?$|openapi\.json$|\/(generated|test|testing)\/|\.md$/.test(file));
  files.push(page);
  if (files.length > limit) problems.push(`${path}: ${files.length} places, at most ${limit}`);
  return [
    `### A new call: ${files.length} places`,
    '',
    `As for \`${path}\`: its controller (with the DTOs and the service of its folder), the section's API module, and the page. All else is generated.`,
    '',
    ...files.sort().map((file) => `- \`${file}\``),
    '',
  ];
}

const problems: string[] = [];
const lines = [...WALKS.flatMap((walk) => section(walk).lines), ...exampleCall()];
const text = readFileSync(PAGE, 'utf8');
const [before = '', rest = ''] = text.split(START);
const [, after = ''] = rest.split(END);
const updated = `${before}${START}\n${lines.join('\n')}\n${END}${after}`;
if (updated !== text) {
  writeFileSync(PAGE, updated);
  console.log('changed: docs/architecture.md');
  if (process.argv.includes('--check')) problems.push('docs/architecture.md was not current');
}
for (const problem of problems) console.error(`✗ ${problem}`);
if (process.argv.includes('--check') && problems.length > 0) process.exitCode = 1;
