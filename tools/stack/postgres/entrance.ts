import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { StackFailure } from '../failure.js';
import { repositoryRoot } from '../repository.js';
import { canMapUser } from './server-command.mjs';

const othersMayEnter = 0o001;

function firstClosedFolder(path: string): string | undefined {
  const parent = dirname(path);
  const above = parent === path ? undefined : firstClosedFolder(parent);
  if (above) return above;
  return statSync(path).mode & othersMayEnter ? undefined : path;
}

/**
 * Where root may not open a user namespace, its cluster belongs to the user `postgres`, who must be able to
 * enter every folder on the way to the programs and the data.
 */
export function requireEnterableByPostgres(dataDir: string): void {
  if (process.getuid?.() !== 0 || canMapUser()) return;
  const closed = firstClosedFolder(repositoryRoot) ?? firstClosedFolder(dataDir);
  if (!closed) return;
  throw new StackFailure(
    `PostgreSQL does not run as root, and its own user may not enter ${closed}: ` +
      `run "chmod o+x ${closed}", move the project to a folder such as /srv, or start as a normal user.`,
  );
}
