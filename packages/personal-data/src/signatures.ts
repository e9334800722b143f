import type { EntityManager, EntityMetadata } from 'typeorm';
import type { ColumnMetadata } from 'typeorm/metadata/ColumnMetadata.js';
import { erasedName, type Person, type PersonalRecords } from './personal-records.js';

interface NameColumn {
  entity: object;
  name: string;
  account: string;
}

const nameColumns: NameColumn[] = [];

/**
 * Marks a column with the name of a person who has an account: it is reported to them, and replaced when they are erased.
 *
 * @param account the property with the id of the account
 */
export const PersonName =
  (account: string): PropertyDecorator =>
  ({ constructor: entity }, name) => {
    nameColumns.push({ entity, name: String(name), account });
  };

/** Two columns of a table that say who did something: `actor_id` and `actor_name`. */
interface Signature {
  entity: EntityMetadata;
  /** `actor` */
  role: string;
  id: ColumnMetadata;
  name: ColumnMetadata;
}

const signaturesOf = ({ connection }: EntityManager): Signature[] =>
  connection.entityMetadatas.flatMap((entity) => {
    const inherited = new Set<unknown>(entity.inheritanceTree);
    const columns = nameColumns.filter((column) => inherited.has(column.entity));
    return columns.map((column) => {
      const [id, name] = [column.account, column.name].map((property) =>
        entity.findColumnWithPropertyName(property),
      );
      if (!id || !name) throw new Error(`${entity.name}.${column.name}: no ${column.account}`);
      return { entity, role: id.databaseName.replace(/_id$/, ''), id, name };
    });
  });

/** The rows with a signature of the account: only their keys and times. */
export async function findSignatures(
  manager: EntityManager,
  { accountId }: Person,
): Promise<PersonalRecords> {
  const rows: object[] = [];
  if (accountId !== null) {
    for (const { entity, role, id } of signaturesOf(manager)) {
      const shown = entity.columns.filter(
        ({ isPrimary, type }) => isPrimary || type === 'timestamptz',
      );
      const columns = shown.map(({ databaseName }) => `"${databaseName}"`).join();
      const found = await manager.query<object[]>(
        `SELECT ${columns} FROM "${entity.tableName}" WHERE "${id.databaseName}" = $1 ORDER BY 1`,
        [accountId],
      );
      rows.push(...found.map((row) => ({ record: entity.tableName, as: role, ...row })));
    }
  }
  return { kind: 'traces', onErasure: 'unnamed', rows };
}

/** Replaces the name of the account by its number. @param except tables that their service changes itself */
export async function anonymizeSignatures(
  manager: EntityManager,
  accountId: number,
  except: readonly string[],
): Promise<void> {
  for (const { entity, id, name } of signaturesOf(manager)) {
    if (except.includes(entity.tableName)) continue;
    await manager.query(
      `UPDATE "${entity.tableName}" SET "${name.databaseName}" = $2
        WHERE "${id.databaseName}" = $1 AND "${name.databaseName}" <> $2`,
      [accountId, erasedName(accountId)],
    );
  }
}
