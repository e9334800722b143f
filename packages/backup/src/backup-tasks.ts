import { parseArgs } from 'node:util';
import { createFileStorage, FilesConfig } from '@phantom/files';
import {
  IsInteger,
  combinedConfig,
  connect,
  createLogger,
  type DatabaseTask,
  loadConfig,
  OwnerConfig,
  runProcess,
  StartupError,
} from '@phantom/service-kit';
import { IsNotEmpty, IsString } from 'class-validator';
import type { Disk } from 'flydrive';
import type { DataSource } from 'typeorm';
import { BackupTarget } from './backup-target.js';
import { readWhole, restoreBackup } from './restore-backup.js';
import { pruneBackups } from './stored-backups.js';
import { takeBackup } from './take-backup.js';

/** The environment of a backup or a restore. */
export class BackupConfig extends OwnerConfig {
  /** A folder, or `s3://bucket/prefix?region=…&endpoint=…` with the credentials of the environment (`AWS_*`). */
  @IsString()
  @IsNotEmpty()
  backupTo: string;

  @IsInteger(1)
  backupKeep = 14;
}

export interface BackupDatabaseTask extends DatabaseTask {
  /** The service stores files, too; needs FilesConfig. */
  hasFiles?: boolean;
}

/** For a service that stores files. */
export class FilesBackupConfig extends combinedConfig(BackupConfig, FilesConfig) {}

/** A service's backup.ts: writes rows and files to BACKUP_TO, verifies them, removes those beyond BACKUP_KEEP. Missing files end it with exit 1. */
export async function runBackup({ name, dataSource, hasFiles }: BackupDatabaseTask): Promise<void> {
  await runProcess(name, async () => {
    const logger = createLogger({ name, level: 'info' });
    const { config, target, storage } = await prepare(name, hasFiles);
    const database = await connect(dataSource(config.databaseUrl));
    try {
      await withBackupLock(database, async () => {
        const taken = await takeBackup({ service: name, dataSource: database, target, storage });
        logger.info({ backup: taken.name, ...countsOf(taken.manifest) }, 'backed up');
        const kept = await pruneBackups(target, config.backupKeep);
        logger.info({ kept }, 'tidied up');
        const { missing } = taken.manifest;
        if (missing.length === 0) return;
        throw new StartupError(
          `Backed up without files that are gone or damaged: ${missing.join(', ')}`,
        );
      });
    } finally {
      await database.destroy();
    }
  });
}

/** A service's restore.ts, as the role that migrates: the newest backup or `--backup NAME`; `--check` only verifies it. */
export async function runRestore({
  name,
  dataSource,
  hasFiles,
}: BackupDatabaseTask): Promise<void> {
  await runProcess(name, async () => {
    const logger = createLogger({ name, level: 'info' });
    const { backup, check } = readArguments();
    const { config, target, storage } = await prepare(name, hasFiles);
    if (check) {
      const whole = await readWhole(target, backup);
      logger.info({ backup: whole.name, ...countsOf(whole.manifest) }, 'the backup is whole');
      return;
    }
    const database = dataSource(config.migrationDatabaseUrl ?? config.databaseUrl);
    const manifest = await restoreBackup(
      { service: name, dataSource: database, target, storage },
      backup,
    );
    logger.info({ takenAt: manifest.takenAt, ...countsOf(manifest) }, 'restored');
  });
}

async function prepare(name: string, hasFiles = false) {
  const target = (to: string) => BackupTarget.open(to, name);
  if (!hasFiles) {
    const config = loadConfig(BackupConfig);
    return { config, target: await target(config.backupTo), storage: undefined };
  }
  const config = loadConfig(FilesBackupConfig);
  const storage: Disk = await createFileStorage(config);
  return { config, target: await target(config.backupTo), storage };
}

function readArguments() {
  try {
    const options = { backup: { type: 'string' }, check: { type: 'boolean' } } as const;
    return parseArgs({ options }).values;
  } catch {
    throw new StartupError('Usage: restore [--backup NAME] [--check]');
  }
}

const countsOf = ({ tables, files }: { tables: { rows: number }[]; files: unknown[] }) => ({
  tables: tables.length,
  rows: tables.reduce((sum, { rows }) => sum + rows, 0),
  files: files.length,
});

/** Any number, the same in every process that backs up the database. */
const LOCK = 20_261_122;

/** @throws StartupError where another backup of the same database runs: one could remove files that the other needs */
export async function withBackupLock(
  dataSource: DataSource,
  work: () => Promise<void>,
): Promise<void> {
  const holder = dataSource.createQueryRunner();
  try {
    const [row] = (await holder.query('SELECT pg_try_advisory_lock($1) AS held', [LOCK])) as {
      held: boolean;
    }[];
    if (!row?.held) throw new StartupError('Another backup of this database is under way');
    await work();
  } finally {
    await holder.query('SELECT pg_advisory_unlock_all()');
    await holder.release();
  }
}
