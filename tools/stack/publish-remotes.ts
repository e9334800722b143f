import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { runToEnd } from './processes.js';
import { repositoryRoot } from './repository.js';

interface PublishRun {
  logFile: string;
  signal: AbortSignal;
  /** The shell and all remotes, if left out. */
  names?: readonly string[];
}

/**
 * Puts the shell and every remote as they were built last into a store. In a process of its own, which takes the memory for
 * compressing them with it.
 *
 * @param store a folder, or `s3://…` whose keys are in the environment
 */
export const publishRemotes = (
  store: string,
  { logFile, signal, names = ['shell', ...remotes] }: PublishRun,
): Promise<void> =>
  runToEnd({
    name: 'Publishing',
    command: process.execPath,
    args: [
      ...['--import', 'tsx', 'tools/publish/cli.ts'],
      ...names.map((name) => join(repositoryRoot, name)),
      ...['--to', store, '--by', 'npm start'],
      // Tests and benchmarks say how they want it compressed, and compare weights.
      ...(process.env.PRECOMPRESS ? [] : ['--local']),
    ],
    cwd: repositoryRoot,
    env: process.env,
    logFile,
    signal,
  });
