import { connect, StartupError } from '@phantom/service-kit';
import { DataSource, MigrationExecutor } from 'typeorm';
import type { BackupTarget } from './backup-target.js';
import { loadTables, type Session, setRemark, setSequences, withSession } from './database-copy.js';
import { missingFiles, putFiles } from './file-copy.js';
import { finishedBackups, type Manifest, readManifest } from './manifest.js';
import { checkBackup } from './stored-backups.js';
import type { BackupTask } from './take-backup.js';

/** @param name of a backup; the newest without it */
export async function readWhole(target: BackupTarget, name?: string) {
  const backup = name ?? (await finishedBackups(target)).at(-1);
  if (backup === undefined) throw new StartupError('There is no finished backup at this address');
  const manifest = await readManifest(target, backup);
  await checkBackup(target, backup, manifest);
  return { name: backup, manifest };
}

/** Restores all or nothing into an empty database, not yet opened, and storage. @throws StartupError with one line that says why not */
export async function restoreBackup(task: BackupTask, name?: string): Promise<Manifest> {
  const { target, storage } = task;
  const backup = await readWhole(target, name);
  const { manifest } = backup;
  const dataSource = await connect(atMigrations(task.dataSource, manifest.migrations));
  try {
    await withSession(dataSource, async (session) => {
      await session.runner.startTransaction();
      try {
        await requireEmpty(session);
        const missing = storage ? await missingFiles(storage, manifest.files) : [];
        await fillDatabase(session, dataSource, target, backup);
        if (storage) await putFiles(target, storage, missing);
        await session.runner.commitTransaction();
      } catch (error) {
        await session.runner.rollbackTransaction();
        throw error;
      }
    });
  } finally {
    await dataSource.destroy();
  }
  return manifest;
}

async function fillDatabase(
  session: Session,
  dataSource: DataSource,
  target: BackupTarget,
  { name, manifest }: { name: string; manifest: Manifest },
): Promise<void> {
  await new MigrationExecutor(dataSource, session.runner).executePendingMigrations();
  await loadTables(target, name, session, manifest.tables);
  await setSequences(session.client, manifest.sequences);
  await setRemark(session.client, manifest.remark);
}

/** The data source with only the migrations of the backup. */
function atMigrations(dataSource: DataSource, names: string[]): DataSource {
  const { migrations = [] } = dataSource.options;
  const known = new Map(
    (Array.isArray(migrations) ? migrations : Object.values(migrations)).flatMap((Migration) =>
      typeof Migration === 'function' ? [[Migration.name, Migration] as const] : [],
    ),
  );
  const unknown = names.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new StartupError(`The backup is of a newer version than this one: ${unknown.join(', ')}`);
  const applied = names.flatMap((name) => known.get(name) ?? []);
  return new DataSource({ ...dataSource.options, migrations: applied });
}

const TABLES = `
  SELECT count(*)::int AS count FROM pg_class
  WHERE relnamespace = 'public'::regnamespace AND relkind IN ('r', 'p')`;

async function requireEmpty({ client }: Session): Promise<void> {
  const { rows } = await client.query<{ count: number }>(TABLES);
  if (rows[0]?.count === 0) return;
  throw new StartupError('The database has tables already: restore into an empty one');
}
