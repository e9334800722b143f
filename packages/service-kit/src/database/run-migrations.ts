import type { DataSource } from 'typeorm';
import { codeOf } from '../errors/error-code.js';
import { StartupError } from '../errors/startup-error.js';
import { grantServing } from './grant-serving.js';

const INSUFFICIENT_PRIVILEGE = '42501';

/** Any number, the same in every process that migrates the database. */
const LOCK = 20_261_121;

/**
 * Applies what is pending, each migration in its own transaction. Two processes that migrate at
 * once do so one after the other.
 *
 * @param dataSource an opened connection of the role that owns the tables
 * @param servedBy the role that serves, and is given what it needs; none where the owner serves
 * @returns the names of the migrations applied
 */
export async function runMigrations(
  dataSource: DataSource,
  { servedBy }: { servedBy?: string } = {},
): Promise<string[]> {
  const holder = dataSource.createQueryRunner();
  await holder.query(`SET statement_timeout = 0`);
  await holder.query('SELECT pg_advisory_lock($1)', [LOCK]);
  try {
    const applied = await dataSource.runMigrations({ transaction: 'each' });
    if (servedBy !== undefined) {
      await dataSource.transaction((manager) => grantServing(manager, servedBy));
    }
    return applied.map(({ name }) => name);
  } finally {
    await holder.query('SELECT pg_advisory_unlock($1)', [LOCK]);
    await holder.query(`RESET statement_timeout`);
    await holder.release();
  }
}

/** @throws StartupError where the service would meet tables older than its code */
export async function requireMigrated(dataSource: DataSource): Promise<DataSource> {
  if (!(await isPending(dataSource))) return dataSource;
  await dataSource.destroy();
  throw new StartupError('Migrations are pending: run dist/migrate.js first');
}

/** Before the first migration a role that serves may neither see the record of them nor make it. */
async function isPending(dataSource: DataSource): Promise<boolean> {
  try {
    return await dataSource.showMigrations();
  } catch (error) {
    if (codeOf(error) === INSUFFICIENT_PRIVILEGE) return true;
    throw error;
  }
}
