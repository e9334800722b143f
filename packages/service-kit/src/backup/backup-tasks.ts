import { parseArgs } from 'node:util';
import type { Disk } from 'flydrive';
import { combinedConfig } from '../config/combined-config.js';
import { loadConfig } from '../config/load-config.js';
import { connect } from '../database/connect.js';
import type { DatabaseTask } from '../database/database-tasks.js';
import { StartupError } from '../errors/startup-error.js';
import { FilesConfig } from '../files/files-config.js';
import { createFileStorage } from '../files/storage/create-file-storage.js';
import { createLogger } from '../logging/logger.js';
import { runProcess } from '../process/run-process.js';
import { BackupConfig } from './backup-config.js';
import { BackupTarget } from './backup-target.js';
import { withBackupLock } from './backup-lock.js';
import { pruneBackups } from './prune-backups.js';
import { readWhole, restoreBackup } from './restore-backup.js';
import { takeBackup } from './take-backup.js';

export interface BackupDatabaseTask extends DatabaseTask {
  /** The service keeps files beside its rows, where FilesConfig says. */
  hasFiles?: boolean;
}

/** Of a service that keeps files. */
export class FilesBackupConfig extends combinedConfig(BackupConfig, FilesConfig) {}

/**
 * The whole of a service's backup.ts: writes its rows and files to BACKUP_TO, reads them again, removes the oldest backups
 * beyond BACKUP_KEEP, ends. Where files are missing it ends so with exit 1 after all else is done.
 */
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

/**
 * The whole of a service's restore.ts, as the role that migrates: `--backup NAME` for another than the newest, `--check` to read
 * it and no more. What the role that serves needs it is given by migrate.ts.
 */
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
