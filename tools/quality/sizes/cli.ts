import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '../../stack/repository.js';

/** Not the product's own source: tests, what is generated, migrations and demo data. */
const LEFT_OUT =
  /\.(?:int-|e2e-)?spec\.tsx?$|\/(?:test|testing|generated|migrations|seed|demo|dist)\/|\.d\.ts$|\.config\./;

/** A room is a deployable or a package: the first folder, or the first two. */
const roomOf = (file: string): string => {
  const [first = '', second = ''] = file.split('/');
  return first === 'services' || first === 'packages' ? `${first}/${second}` : first;
};

const percentile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

const listed = execFileSync('git', ['ls-files', '*.ts', '*.tsx'], {
  cwd: repositoryRoot,
  encoding: 'utf8',
});
const product = /^(?:shell|mf-[a-z]+|gateway|services|packages)\//;
const others = /^(?:demo|qa|tools|e2e)\//;

const rooms = new Map<string, number[]>();
for (const file of listed.split('\n')) {
  const isCounted = (product.test(file) || others.test(file)) && !LEFT_OUT.test(file);
  if (!isCounted) continue;
  const lines = readFileSync(join(repositoryRoot, file), 'utf8').split('\n').length - 1;
  rooms.set(roomOf(file), [...(rooms.get(roomOf(file)) ?? []), lines]);
}

const row = (name: string, sizes: number[]) => {
  const sorted = [...sizes].sort((a, b) => a - b);
  const sum = sorted.reduce((total, lines) => total + lines, 0);
  return {
    room: name,
    files: sorted.length,
    lines: sum,
    median: percentile(sorted, 0.5),
    'nine of ten under': percentile(sorted, 0.9),
    '20 lines or less, %': Math.round(
      (100 * sorted.filter((lines) => lines <= 20).length) / sorted.length,
    ),
  };
};
const own = [...rooms].filter(([name]) => product.test(`${name}/`));
console.table([
  ...[...rooms].sort(([a], [b]) => a.localeCompare(b)).map(([name, sizes]) => row(name, sizes)),
  row(
    "the product's own",
    own.flatMap(([, sizes]) => sizes),
  ),
]);
