import type { DataSource } from 'typeorm';
import { StartupError } from '../errors/startup-error.js';

/** Any number, the same in every process that backs the database up. */
const LOCK = 20_261_122;

/** @throws StartupError where another backup of the same database is under way: one might remove what the other counts on */
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
