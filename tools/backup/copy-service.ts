import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { StackFailure } from '../stack/failure.js';
import type { Service } from '../stack/services.js';

/** What a service's backup or restore says at its end. */
interface Told {
  backup?: string;
  takenAt?: string;
  rows?: number;
  files?: number;
  msg: string;
}

/**
 * Runs `dist/<command>.js` of a service to its end.
 *
 * @returns what it did, in a line
 * @throws StackFailure with the line in which it says why not
 */
export async function copyService(
  { name, folder }: Service,
  args: string[],
  env: NodeJS.ProcessEnv,
): Promise<string> {
  const child = spawn(process.execPath, args, { cwd: folder, env });
  const [out, err] = [text(child.stdout), text(child.stderr)];
  const [code] = (await once(child, 'exit')) as [number | null];
  if (code !== 0) throw new StackFailure((await err).trim() || `${name} ended with ${code}`);
  const lines = (await out).trim().split('\n');
  const told = lines.map((line) => JSON.parse(line) as Told);
  const { msg, backup, takenAt, rows, files } = told.find((line) => line.rows !== undefined) ?? {
    msg: 'done',
  };
  return `${name}: ${msg} (${backup ?? takenAt}: ${rows} rows, ${files} files)`;
}
