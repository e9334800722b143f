import type { DataSource } from 'typeorm';
import { StartupError } from '../errors/startup-error.js';

/** Any number, the same in every process that migrates the database. */
const LOCK = 20_261_121;

/**
 * Applies what is pending, each migration in its own transaction. Two processes that migrate at
 * once do so one after the other.
 *
 * @param dataSource an opened connection
 * @returns the names of the migrations applied
 */
export async function runMigrations(dataSource: DataSource): Promise<string[]> {
  const holder = dataSource.createQueryRunner();
  await holder.query(`SET statement_timeout = 0`);
  await holder.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    const applied = await dataSource.runMigrations({ transaction: 'each' });
    return applied.map(({ name }) => name);
  } finally {
    await holder.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    await holder.query(`RESET statement_timeout`);
    await holder.release();
  }
}

/** @throws StartupError where the service would meet tables older than its code */
export async function requireMigrated(dataSource: DataSource): Promise<DataSource> {
  if (!(await dataSource.showMigrations())) return dataSource;
  await dataSource.destroy();
  throw new StartupError('Migrations are pending: run dist/migrate.js first');
}
