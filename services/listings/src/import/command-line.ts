import { parseArgs } from 'node:util';

export const usage = 'usage: npm run import:listings -- FILE [--dry-run]';

export interface CommandLine {
  file: string;
  dryRun: boolean;
}

export class UsageError extends Error {}

/** @throws UsageError with one line when the arguments make no sense */
export function readCommandLine(args: readonly string[]): CommandLine {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    });
    const [file, ...others] = positionals;
    if (!file || others.length > 0) throw new UsageError(usage);
    return { file, dryRun: values['dry-run'] };
  } catch (error) {
    if (error instanceof UsageError) throw error;
    const [reason] = String((error as Error).message).split('\n');
    throw new UsageError(`${reason} (${usage})`);
  }
}
