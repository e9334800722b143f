// The very first step runs before anything is installed: Node's own modules only.
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureInstalled, nodeEnvironment, nodeProgram, run } from './bootstrap.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

/** npm runs scripts at the root and says where the person stands, who means files from there. */
const folder = process.env.INIT_CWD ?? process.cwd();
const isFile = (arg, before) => !arg.startsWith('-') && before !== '--max-vanished';
const given = process.argv.slice(2);
const args = given.map((arg, index) =>
  isFile(arg, given[index - 1]) ? resolve(folder, arg) : arg,
);

ensureInstalled();
// What it says goes to the error stream: the report alone may be piped on.
const build = spawnSync(
  nodeProgram(),
  ['--import', 'tsx', 'tools/stack/build/build.ts', 'services'],
  { cwd: root, stdio: ['ignore', 2, 'inherit'], env: nodeEnvironment() },
);
if (build.status !== 0) process.exit(1);
run(['services/listings/dist/import.js', ...args]);
