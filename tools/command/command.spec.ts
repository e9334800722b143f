import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { amount, chosenOf, wholeNumber } from './command.js';

const PARTS = [{ name: 'one' }, { name: 'two' }, { name: 'three' }];

it('chooses the named parts in their order, or all', () => {
  expect(chosenOf(PARTS, ['three', 'one'], 'part')).toEqual([PARTS[0], PARTS[2]]);
  expect(chosenOf(PARTS, [], 'part')).toEqual(PARTS);
  expect(() => chosenOf(PARTS, ['four', 'one'], 'part')).toThrow(
    'There is no part four: choose of one, two, three.',
  );
});

it('accepts only numbers above 0', () => {
  expect([amount('minutes', '0.5'), wholeNumber('runs', '3')]).toEqual([0.5, 3]);
  for (const text of ['0', '-1', 'ten', 'Infinity']) {
    expect(() => amount('minutes', text)).toThrow(
      `--minutes must be a number above 0, not "${text}"`,
    );
  }
  expect(() => wholeNumber('runs', '1.5')).toThrow('--runs must be a whole number above 0');
});

const RUN = fileURLToPath(new URL('command.ts', import.meta.url));

/** A command whose work is this code, in a process of its own, as it ends it. */
const run = (work: string) =>
  spawnSync(
    process.execPath,
    [
      '--import',
      'tsx',
      '--input-type=module',
      '--eval',
      `import { runToTheEnd } from '${RUN}';
       await runToTheEnd(async (atTheEnd) => {
         for (const part of ['first', 'second']) atTheEnd(async () => console.log(part));
         ${work}
       });`,
    ],
    { encoding: 'utf8', cwd: fileURLToPath(new URL('..', import.meta.url)) },
  );

it.each([
  ['is done', '', 0, ''],
  ['fails', 'throw new Error("no disk");', 1, '✗ Error: no disk'],
  [
    'is interrupted',
    'process.kill(process.pid, "SIGTERM"); await new Promise((done) => setTimeout(done, 60000));',
    1,
    'stopped by SIGTERM',
  ],
])('stops started processes when the work %s', (_how, work, status, error) => {
  const ended = run(work);
  expect(ended.stdout).toBe('second\nfirst\n');
  expect(ended.stderr).toContain(error);
  expect(ended.status).toBe(status);
});
