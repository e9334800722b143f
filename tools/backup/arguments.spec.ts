import { join } from 'node:path';
import { readArguments } from './arguments.js';

it('accepts a folder or a bucket, and the location of the stack', () => {
  const given = readArguments(['backup', '--to', '/backups', '--keep', '3', '--data-dir', '/data']);

  expect(given).toMatchObject({ address: '/backups', keep: '3', stack: { dataDir: '/data' } });
  expect(readArguments(['restore', '--from', 's3://vault/nightly']).address).toBe(
    's3://vault/nightly',
  );
  expect(readArguments(['restore', '--from', 'here']).address).toBe(
    join(process.env['INIT_CWD'] ?? process.cwd(), 'here'),
  );
});

it('returns the backup to restore', () => {
  const { restoreFlags } = readArguments(['restore', '--from', '/b', '--check', '--backup', 'a']);

  expect(restoreFlags).toEqual(['--check', '--backup', 'a']);
});

it.each([
  [['backup'], /No address is given: npm run backup/],
  [['restore', '--to', '/b'], /Unknown option '--to'.*npm run restore/],
  [['backup', '--to', '/b', '--check'], /Unknown option '--check'/],
  [['retain'], /no command "retain"/],
])('reports the error of %j', (args, message) => {
  expect(() => readArguments(args)).toThrow(message);
});
