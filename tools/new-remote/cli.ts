// A new section of the site: its folder, its place in the lists, and its link in node_modules.
import { spawnSync } from 'node:child_process';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { buildPackage } from '../stack/build/build-package.js';
import { repositoryRoot } from '../stack/repository.js';
import type { RemotePlan } from './remote-plan.js';

buildPackage('registry');
const { writeRemote } = await import('./new-remote.js');
const { readRemotePlan, RefusedRemote } = await import('./remote-plan.js');

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(command, args, { cwd: repositoryRoot, stdio: 'inherit' });
  if (status !== 0)
    throw new Error(`${[command, ...args].join(' ')} failed: run it again when it is mended.`);
}

const nextSteps = ({ name, path }: RemotePlan) => `
${name} is made. What follows:
  npm run jest -- --selectProjects ${name}
  npm run deploy -w ${name} -- --to .data/store     builds, checks and publishes it: the running site has it at ${path}
  npm run dev -w ${name}                            while you work on it
To take it back: docs/new-remote.md (retire it from the site first; never \`git restore .\`).
Say its name in every language in ${name}/remote.json and ${name}/locales where it is still the English one.`;

try {
  const plan = readRemotePlan(process.argv.slice(2));
  await writeRemote(plan, repositoryRoot, remotes);
  run('npx', 'prettier', '--log-level', 'warn', '--write', plan.name);
  // A workspace of packages that are there already: nothing is fetched.
  run('npm', 'install', '--prefer-offline', '--ignore-scripts', '--no-audit', '--no-fund');
  console.log(nextSteps(plan));
} catch (error) {
  if (!(error instanceof RefusedRemote)) throw error;
  console.error(error.message);
  process.exitCode = 2;
}
