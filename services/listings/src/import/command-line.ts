import { parseArgs } from 'node:util';

export const usage =
  'usage: npm run import:listings -- FILE | --reso [--full], with [--dry-run] [--max-vanished SHARE]';

export interface CommandLine {
  /** Null: the RESO Web API. */
  file: string | null;
  /** All listings of the Web API, not only the changes since the last import. */
  isFull: boolean;
  dryRun: boolean;
  /** The share of listings that may vanish with this file, from 0 to 1. Null: the setting applies. */
  maxVanished: number | null;
}

export class UsageError extends Error {}

/** @throws UsageError with a message of one line */
export function readCommandLine(args: readonly string[]): CommandLine {
  const { values, positionals } = parse(args);
  const [file = null, ...others] = positionals;
  const { reso: isWebApi, full: isFull, 'dry-run': dryRun } = values;
  const isOneSource = others.length === 0 && isWebApi === (file === null);
  if (!isOneSource || file === '' || (isFull && !isWebApi)) throw new UsageError(usage);
  return { file, isFull, dryRun, maxVanished: readShare(values['max-vanished']) };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        reso: { type: 'boolean', default: false },
        full: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        'max-vanished': { type: 'string' },
      },
      allowPositionals: true,
    });
  } catch (error) {
    const [reason] = String((error as Error).message).split('\n');
    throw new UsageError(`${reason} (${usage})`);
  }
}

function readShare(text: string | undefined): number | null {
  if (text === undefined) return null;
  const share = Number(text);
  if (text.trim() !== '' && share >= 0 && share <= 1) return share;
  throw new UsageError(
    '--max-vanished takes a share from 0 to 1, such as 0.5 for half of the homes',
  );
}
