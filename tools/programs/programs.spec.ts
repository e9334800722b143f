import { jest } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { describeWith } from '@phantom/service-kit/testing/describe-with';
import {
  findProgram,
  howToInstall,
  installCommands,
  missingPrograms,
  PROGRAMS,
} from './programs.mjs';

const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8');

it.each(PROGRAMS.map(({ debian }) => debian))('the README names the package %s', (name) => {
  expect(readme).toMatch(new RegExp(`apt-get install .*\\b${name}\\b`));
});

it('finds a program in a folder, and returns undefined for a missing one', () => {
  const folder = process.execPath.replace(/\/[^/]+$/, '');
  expect(findProgram('node', ['/nowhere', folder])).toBe(process.execPath);
  expect(findProgram('node', ['/nowhere'])).toBeUndefined();
});

it('explains how to install a missing program', () => {
  const missing = missingPrograms((name) => (name === 'nginx' ? undefined : `/usr/bin/${name}`));
  expect(missing.map(howToInstall)).toEqual([
    expect.stringMatching(/^nginx is not installed here. Run: .* install nginx/),
  ]);
});

describe('installCommands', () => {
  const nginx = [{ debian: 'nginx-light', homebrew: 'nginx' }];
  const install = [
    ...['env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', 'install'],
    ...['-y', '-qq', '--no-install-recommends', 'nginx-light'],
  ];
  const update = ['apt-get', 'update', '-qq'];

  /** A machine on which these commands end with 0. */
  const machine = (platform: string, isRoot: boolean, ...there: string[]) => ({
    platform,
    isRoot,
    succeeds: (command: string) => there.includes(command),
  });

  it.each([
    ['root on Debian: apt-get itself', machine('linux', true, 'apt-get'), [update, install]],
    [
      'a user who may use sudo without a password: sudo that asks nothing',
      machine('linux', false, 'apt-get', 'sudo'),
      [
        ['sudo', '-n', ...update],
        ['sudo', '-n', ...install],
      ],
    ],
    ['a user without sudo: nothing', machine('linux', false, 'apt-get'), []],
    ['a Linux without apt-get: nothing', machine('linux', true), []],
    ['macOS with Homebrew: brew', machine('darwin', false, 'brew'), [['brew', 'install', 'nginx']]],
    ['macOS without Homebrew: nothing', machine('darwin', false, 'sudo'), []],
  ])('gives %s', (_what, on, commands) => {
    expect(installCommands(nginx, on)).toEqual(commands);
  });
});

describe('tests that need a program', () => {
  const before = process.env.MISSING_PROGRAMS;
  afterEach(() => {
    jest.restoreAllMocks();
    process.env.MISSING_PROGRAMS = before;
  });

  it('are skipped with the reason when the program is missing', () => {
    const skip = jest.spyOn(describe, 'skip').mockImplementation(() => undefined);
    process.env.MISSING_PROGRAMS = JSON.stringify({ nginx: 'nginx is not installed here.' });
    describeWith('git', 'nginx')('a site behind nginx', () => undefined);
    expect(skip).toHaveBeenCalledWith(
      'a site behind nginx (skipped: nginx is not installed here.)',
      expect.any(Function),
    );
  });

  it('run when the program is installed', () => {
    process.env.MISSING_PROGRAMS = '{}';
    expect(describeWith('nginx')).toBe(describe);
  });
});
