import { Logger } from '@nestjs/common';
import type { Disk } from 'flydrive';
import type { DataSource } from 'typeorm';
import type { BackupTarget } from './backup-target.js';
import {
  readRemark,
  readSequences,
  saveTables,
  type Session,
  withSession,
} from './database-copy.js';
import { type FileRow, type SavedFiles, saveFiles } from './file-copy.js';
import { type Manifest, writeManifest } from './manifest.js';
import { checkTables } from './stored-backups.js';

/** After so many snapshots, files that were removed meanwhile are recorded as missing. */
const TRIES = 3;

export interface BackupTask {
  service: string;
  dataSource: DataSource;
  target: BackupTarget;
  /** The service's files, if it stores any. */
  storage?: Disk | undefined;
}

export interface TakenBackup {
  name: string;
  manifest: Manifest;
}

/** Writes the rows of one snapshot and its files, and verifies them. Where a file was removed meanwhile, it starts again. */
export async function takeBackup(task: BackupTask, now = new Date()): Promise<TakenBackup> {
  for (let tries = 1; ; tries += 1) {
    const takenAt = new Date(now.getTime() + tries - 1).toISOString();
    const name = takenAt.replaceAll(/[:.]/g, '-');
    const { rows, ...snapshot } = await saveSnapshot(task, name);
    const saved = await saveAll(task, rows);
    if (tries < TRIES && (await hasRemoved(task.dataSource, saved.missing))) {
      new Logger('Backup').log('files were removed meanwhile: the backup begins anew');
      continue;
    }
    const manifest = { service: task.service, takenAt, ...snapshot, ...saved };
    await checkTables(task.target, name, manifest.tables);
    await writeManifest(task.target, name, manifest);
    return { name, manifest };
  }
}

type Snapshot = Pick<Manifest, 'migrations' | 'remark' | 'tables' | 'sequences'> & {
  rows: FileRow[];
};

const saveSnapshot = (
  { dataSource, target, storage }: BackupTask,
  name: string,
): Promise<Snapshot> =>
  withSession(dataSource, async (session) => {
    const { client } = session;
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
    try {
      const tables = await saveTables(target, name, session);
      const rows = storage ? await fileRows(session) : [];
      return {
        migrations: await migrations(session),
        remark: await readRemark(client),
        tables,
        rows,
        sequences: await readSequences(client),
      };
    } finally {
      await client.query('ROLLBACK');
    }
  });

async function migrations({ client }: Session): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('SELECT name FROM migrations ORDER BY id');
  return rows.map(({ name }) => name);
}

const FILE_ROWS = `
  SELECT storage_key, content_type, sha256 FROM stored_file ORDER BY storage_key`;

const fileRows = async ({ client }: Session): Promise<FileRow[]> =>
  (await client.query<FileRow>(FILE_ROWS)).rows;

const saveAll = async ({ target, storage }: BackupTask, rows: FileRow[]): Promise<SavedFiles> =>
  storage ? saveFiles(target, storage, rows) : { files: [], missing: [] };

/** Whether one of these files has no row now. */
async function hasRemoved(dataSource: DataSource, keys: string[]): Promise<boolean> {
  if (keys.length === 0) return false;
  const [found] = await dataSource.query<{ count: number }[]>(
    'SELECT count(*)::int AS count FROM stored_file WHERE storage_key = ANY($1)',
    [keys],
  );
  return found?.count !== keys.length;
}
