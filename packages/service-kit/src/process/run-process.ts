import { StartupError } from '../errors/app-error.js';

/** Runs the main part of a process. A StartupError is reported in one line, any other error with its stack; both end with exit 1. */
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
