import type { DataSource, EntityManager } from 'typeorm';
import { StartupError } from '../errors/app-error.js';
import { codeOf } from '../errors/error-code.js';

const INSUFFICIENT_PRIVILEGE = '42501';

/** Any number, the same in every process that migrates the database. */
const LOCK = 20_261_121;

/** Applies pending migrations, one process at a time, and grants the role `servedBy` its permissions. Returns the applied names. */
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

/** Before the first migration a serving role may not read the table of migrations. */
async function isPending(dataSource: DataSource): Promise<boolean> {
  try {
    return await dataSource.showMigrations();
  } catch (error) {
    if (codeOf(error) === INSUFFICIENT_PRIVILEGE) return true;
    throw error;
  }
}

/** Append-only tables, where a service has them. */
const ONLY_ADDED_TO = ['audit_entry'];

/** Grants a role reading and writing of rows. It can change neither the audit log nor the table of migrations. */
export async function grantServing(manager: EntityManager, role: string): Promise<void> {
  const [{ quoted, isSame }] = await manager.query<[{ quoted: string; isSame: boolean }]>(
    'SELECT quote_ident($1) AS quoted, $1 = current_user AS "isSame"',
    [role],
  );
  if (isSame) return;
  await manager.query(`
    GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${quoted};
    GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA public TO ${quoted};
    REVOKE INSERT, UPDATE, DELETE ON migrations FROM ${quoted}`);
  const kept = await manager.query<{ name: string }[]>(
    `SELECT relname AS name FROM pg_class
       WHERE relname = ANY($1) AND relnamespace = 'public'::regnamespace`,
    [ONLY_ADDED_TO],
  );
  for (const { name } of kept) {
    await manager.query(`REVOKE UPDATE, DELETE ON ${name} FROM ${quoted}`);
  }
}
