import type { EntityManager } from 'typeorm';

/** Tables that are added to and never changed, where a service has them. */
const ONLY_ADDED_TO = ['audit_entry'];

/**
 * Lets a role read and write rows, and nothing else: the tables stay those of the role that migrates. Of the audit log it can change
 * nothing, of the record of migrations neither.
 *
 * @param manager of a transaction, so that the role has never more for a moment
 * @param role the one that serves; it exists
 */
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
