import { execFileSync } from 'node:child_process';
import { userInfo } from 'node:os';
import type { Author } from '@phantom/registry';

/** Who changes the registry, as the flags, the environment, git or the system say. */
export const authorOf = ({ by, note }: { by?: string; note?: string }): Author => ({
  by: by ?? process.env['DEPLOY_BY'] ?? git('config', 'user.email') ?? userInfo().username,
  at: new Date().toISOString(),
  ...noteOf(note ?? git('rev-parse', '--short', 'HEAD')),
});

const noteOf = (note: string | undefined) => (note === undefined ? {} : { note });

const git = (...args: string[]): string | undefined => {
  try {
    return execFileSync('git', args, {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
  } catch {
    return undefined;
  }
};
