import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { repositoryRoot } from '../../tools/stack/repository.js';

export interface CommandOptions {
  /** Else the repository's root. */
  cwd?: string;
  env?: NodeJS.ProcessEnv;
  /** Written to the command's standard input. */
  input?: string;
}

export interface CommandResult {
  /** 1 where a signal ended it. */
  code: number;
  stdout: string;
  /** Both streams in the order of their arrival. */
  output: string;
}

/** Runs a command and collects what it writes. */
export async function runCommand(
  [command = '', ...args]: string[],
  { cwd = repositoryRoot, env = {}, input }: CommandOptions = {},
): Promise<CommandResult> {
  const child = spawn(command, args, {
    cwd,
    stdio: ['pipe', 'pipe', 'pipe'],
    env: { ...process.env, ...env },
  });
  const result = { code: 1, stdout: '', output: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    result.stdout += text;
    result.output += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => (result.output += text));
  // A command that does not read its input may have ended already.
  child.stdin.on('error', () => undefined).end(input);
  const [code] = (await once(child, 'close')) as [number | null];
  return { ...result, code: code ?? 1 };
}

/**
 * Runs a command that has to succeed.
 *
 * @returns its standard output without the last line end
 * @throws Error with the command and the end of what it wrote
 */
export async function mustRun(command: string[], options?: CommandOptions): Promise<string> {
  const { code, stdout, output } = await runCommand(command, options);
  if (code === 0) return stdout.trimEnd();
  const end = output.trim().split('\n').slice(-30).join('\n');
  throw new Error(`${command.join(' ')} ended with ${code}:\n${end}`);
}

/** Whether a command is there and ends with 0. */
export const succeeds = (command: string[], options?: CommandOptions): Promise<boolean> =>
  runCommand(command, options).then(
    ({ code }) => code === 0,
    () => false,
  );
