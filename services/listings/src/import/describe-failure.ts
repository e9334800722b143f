import { StartupError, toAppError } from '@phantom/service-kit';
import { TypeORMError } from 'typeorm';
import { UsageError } from './command-line.js';
import { ChangedFileError } from './feed-file.js';
import { feeds, UnknownFeedError } from './read-feed.js';
import { ResoError } from './reso/http-client.js';
import { TooManyVanishedError } from './vanished-listings.js';

const FILE_ERRORS: Readonly<Record<string, string>> = {
  ENOENT: 'no such file',
  EISDIR: 'is a folder',
  // In a container the process may have another user than the operator.
  EACCES: `may not be read or written by the user ${process.getuid?.() ?? ''}`.trim(),
  ENOSPC: 'no space left on the disk',
};

/**
 * One line for failures that the operator can correct, else the stack. The exit code is 2 for a wrong command, 3 when
 * too many listings would vanish, 1 for other failures.
 */
export function describeFailure(error: unknown, file: string): { text: string; exitCode: number } {
  if (error instanceof UsageError) return { text: error.message, exitCode: 2 };
  if (error instanceof UnknownFeedError) {
    const titles = feeds.map(
      ({ title, columns }) => `${title} (${columns.slice(0, 3).join(', ')}, …)`,
    );
    return { text: `${file}: ${error.message}; known are ${titles.join(' and ')}`, exitCode: 2 };
  }
  if (error instanceof TooManyVanishedError) return { text: error.message, exitCode: 3 };
  if (error instanceof StartupError || error instanceof ResoError)
    return { text: error.message, exitCode: 1 };
  if (error instanceof ChangedFileError) {
    const text = `${file}: ${error.message}. No home was marked off the market; import it again when it is whole`;
    return { text, exitCode: 1 };
  }
  const stack = error instanceof Error ? (error.stack ?? error.message) : String(error);
  return { text: fileError(error, file) ?? databaseError(error) ?? stack, exitCode: 1 };
}

function fileError(error: unknown, file: string): string | undefined {
  const { code = '', path = file } = error as NodeJS.ErrnoException;
  const text = FILE_ERRORS[code];
  return text && `${path}: ${text}`;
}

/** Earlier batches are stored. The next import finds them unchanged. */
function databaseError(error: unknown): string | undefined {
  const isUnavailable = toAppError(error).status === 503;
  if (!isUnavailable && !(error instanceof TypeORMError)) return undefined;
  return `The database failed: ${error instanceof Error ? error.message : ''}. What was stored before stays; import it again`;
}
