import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { allRows, createOwnedDatabase } from '@phantom/service-kit/testing';
import type { DataSource } from 'typeorm';
import { filesUnder, openDisk } from '../backup-target.js';

interface Contents {
  rows: Record<string, string[]>;
  /** In base64, by path. */
  files: Record<string, string>;
}

export interface BackupRoundTrip {
  before: Contents;
  after: Contents;
}

/**
 * Backs a service up by its own command and restores it by the other one, into an empty database, as a role that owns
 * nothing but that, and an empty folder. Returns all that there was and all that there is.
 *
 * @param service its folder, built
 * @param filesDir where it keeps files
 */
export async function backupAndRestore(
  service: string,
  { options }: DataSource,
  filesDir?: string,
): Promise<BackupRoundTrip> {
  const url = 'url' in options ? String(options.url) : '';
  const folder = await mkdtemp(join(tmpdir(), 'through-backup-'));
  const target = await createOwnedDatabase();
  const files = join(folder, 'files');
  const run = (command: string, env: NodeJS.ProcessEnv) =>
    promisify(execFile)(process.execPath, [`dist/${command}.js`], {
      cwd: service,
      env: { PATH: process.env['PATH'], BACKUP_TO: join(folder, 'backups'), ...env },
    });
  try {
    await run('backup', { DATABASE_URL: url, FILES_DIR: filesDir ?? join(folder, 'none') });
    await run('restore', { DATABASE_URL: target.url, FILES_DIR: files });
    return {
      before: { rows: await allRows(url), files: filesDir ? await everyFile(filesDir) : {} },
      after: { rows: await allRows(target.url), files: await everyFile(files) },
    };
  } finally {
    await target.drop();
    await rm(folder, { recursive: true });
  }
}

async function everyFile(folder: string): Promise<Record<string, string>> {
  const keys = await filesUnder((await openDisk(folder)).disk, '/');
  const read = async (key: string) => [key, await readFile(join(folder, key), 'base64')] as const;
  return Object.fromEntries(await Promise.all(keys.sort().map(read)));
}
