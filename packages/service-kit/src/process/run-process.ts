import { StartupError } from '../errors/app-error.js';

/**
 * Runs the main part of a process. What the operator can mend is told in one line, anything else
 * with its stack; either way the process ends with exit code 1.
 */
export async function runProcess(name: string, main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    process.stderr.write(`${name}: ${describe(error)}\n`, () => process.exit(1));
  }
}

function describe(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
