import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from '../stack/repository.js';

/** Runs a command with its output on this terminal; true when it ended with 0. */
export async function succeeds(
  [command, ...args]: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<boolean> {
  const child = spawn(command as string, args, {
    cwd: repositoryRoot,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  const [code] = (await once(child, 'exit')) as [number | null];
  return code === 0;
}
