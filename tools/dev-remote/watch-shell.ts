// Rebuilds the shell when it, the kit or the identity changes, and publishes it: the next page has it.
import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type BuildStatus,
  watchBuildStatus,
  writeBuildStatus,
} from '@phantom/build-config/webpack/build-status.mjs';
import pLimit from 'p-limit';
import { publishFolder } from '../publish/publish-folder.js';
import { repositoryRoot } from '../stack/repository.js';

const [statusDir, store] = process.argv.slice(2);
if (!statusDir || !store)
  throw new Error('usage: watch-shell.ts <folder of the build status> <store>');

/** Pages that are open still load from the version before. */
const KEPT_VERSIONS = 2;

const shell = join(repositoryRoot, 'shell');
const published: string[] = [];

async function publish(): Promise<void> {
  const { version, changed } = await publishFolder(shell, store as string, {
    by: 'npm run dev',
    isDevelopment: true,
  });
  if (!changed) return;
  console.log(`published ${version}`);
  published.push(version);
  while (published.length > KEPT_VERSIONS) {
    await rm(join(store as string, 'r', 'shell', published.shift() as string), {
      recursive: true,
      force: true,
    });
  }
}

/** Pages hear of a build when they can load it. */
async function passOn(status: BuildStatus): Promise<void> {
  try {
    if (status.errors.length === 0) await publish();
    writeBuildStatus(statusDir as string, status);
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    console.error(message);
    writeBuildStatus(statusDir as string, { ...status, errors: [message] });
  }
}

const builds = join(statusDir, 'shell');
const oneByOne = pLimit(1);
watchBuildStatus(builds, (status) => void oneByOne(() => passOn(status)));

const webpack = spawn(
  join(repositoryRoot, 'node_modules', '.bin', 'webpack'),
  ['--watch', '--mode', 'development'],
  { cwd: shell, stdio: 'inherit', env: { ...process.env, BUILD_STATUS_DIR: builds } },
);
process.on('SIGTERM', () => webpack.kill());
webpack.on('exit', (code) => process.exit(code ?? 0));
