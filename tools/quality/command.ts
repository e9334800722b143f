import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { setPriority } from 'node:os';
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

/**
 * Runs a command beside others: what it says is answered, whether to one stream or the other.
 *
 * @param priority as of `nice`: a higher number leaves a core to others first
 */
export async function runToString([command, ...args]: string[], priority = 0) {
  const child = spawn(command as string, args, {
    cwd: repositoryRoot,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined && priority !== 0) setPriority(child.pid, priority);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (output += text));
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { ok: code === 0, code, output };
}
