import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/**
 * Every program that the tests start beside Node and what the system has anyway. The README names the same ones. Chromium has a
 * way of its own: tools/browser/chromium.ts.
 *
 * @typedef {{ name: string, needs: string, debian: string, homebrew: string }} Program
 * @type {readonly Program[]}
 */
export const PROGRAMS = [
  { name: 'git', needs: 'Git', debian: 'git', homebrew: 'git' },
  { name: 'redis-server', needs: 'Redis', debian: 'redis-server', homebrew: 'redis' },
  { name: 'nginx', needs: 'nginx', debian: 'nginx-light', homebrew: 'nginx' },
  { name: 'openssl', needs: 'OpenSSL', debian: 'openssl', homebrew: 'openssl' },
  { name: 'ps', needs: 'ps', debian: 'procps', homebrew: 'procps' },
  { name: 'tilemaker', needs: 'tilemaker', debian: 'tilemaker', homebrew: 'tilemaker' },
];

/** Where package managers put programs; not all of it is on the path of every user. */
const SYSTEM_FOLDERS = ['/usr/bin', '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

const isProgram = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
};

/**
 * Where a program lies; undefined where it is not installed.
 *
 * @param {string} name
 * @param {readonly string[]} folders
 * @returns {string | undefined}
 */
export const findProgram = (
  name,
  folders = [...(process.env.PATH ?? '').split(delimiter), ...SYSTEM_FOLDERS],
) => folders.map((folder) => join(folder, name)).find(isProgram);

/**
 * @param {(name: string) => string | undefined} find
 * @returns {Program[]}
 */
export const missingPrograms = (find = findProgram) =>
  PROGRAMS.filter(({ name }) => find(name) === undefined);

const succeeds = (command, args) => spawnSync(command, args, { stdio: 'ignore' }).status === 0;

/**
 * What decides how packages are installed on a machine.
 *
 * @typedef {{ platform: string, isRoot: boolean, succeeds: (command: string, args: string[]) => boolean }} Machine
 * @type {() => Machine}
 */
const thisMachine = () => ({
  platform: process.platform,
  isRoot: process.getuid?.() === 0,
  succeeds,
});

/**
 * The commands that install packages on a machine without a question; none where this user may not.
 *
 * @param {readonly Pick<Program, 'debian' | 'homebrew'>[]} programs
 * @param {Machine} machine
 * @returns {string[][]}
 */
export const installCommands = (programs, machine = thisMachine()) => {
  if (machine.platform === 'darwin') {
    return machine.succeeds('brew', ['--version'])
      ? [['brew', 'install', ...programs.map(({ homebrew }) => homebrew)]]
      : [];
  }
  if (!machine.succeeds('apt-get', ['--version'])) return [];
  const may = machine.isRoot ? [] : ['sudo', '-n'];
  if (may.length > 0 && !machine.succeeds('sudo', ['-n', 'true'])) return [];
  const packages = programs.map(({ debian }) => debian);
  return [
    [...may, 'apt-get', 'update', '-qq'],
    [
      ...[...may, 'env', 'DEBIAN_FRONTEND=noninteractive', 'RUNLEVEL=1', 'apt-get', 'install'],
      ...['-y', '-qq', '--no-install-recommends', ...packages],
    ],
  ];
};

/**
 * Installs what is missing, where that is allowed, and puts all of them into a folder that can be put on a path: what is
 * installed in the system is not on every path.
 *
 * @param {string} folder
 * @returns {Program[]} what is missing all the same
 */
export const installPrograms = (folder) => {
  const missing = missingPrograms();
  if (missing.length > 0) {
    console.log(`• Installing ${missing.map(({ needs }) => needs).join(', ')} for the tests…`);
    // A package list that cannot be updated is often still good enough to install from.
    for (const [command, ...args] of installCommands(missing)) {
      spawnSync(command, args, { stdio: 'inherit' });
    }
  }
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  for (const { name } of PROGRAMS) {
    const file = findProgram(name);
    if (file !== undefined) symlinkSync(file, join(folder, name));
  }
  return missingPrograms();
};

/**
 * How to get a program, in a sentence.
 *
 * @param {Program} program
 */
export const howToInstall = ({ needs, debian, homebrew }) =>
  `${needs} is not installed here. Run: ${
    process.platform === 'darwin' ? `brew install ${homebrew}` : `sudo apt-get install ${debian}`
  }`;
