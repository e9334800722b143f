import type { DataSource } from 'typeorm';

/** All rows of all entities, by the names of their tables. */
export async function contentsOf(dataSource: DataSource): Promise<Record<string, unknown[]>> {
  const tables = dataSource.entityMetadatas.map(({ tableName }) => tableName).sort();
  const rows = tables.map(async (table): Promise<[string, unknown[]]> => {
    return [table, await dataSource.query(`SELECT * FROM "${table}" ORDER BY 1, 2`)];
  });
  return Object.fromEntries(await Promise.all(rows));
}

/**
 * The statements that would change the columns of the migrations to those of the entities: none where both agree. Constraints and indexes are
 * ignored: migrations and TypeORM name them differently.
 */
export async function columnChanges(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query).filter((query) => !/CONSTRAINT|INDEX/.test(query));
}

/** Reverts all migrations, the newest first. @returns the remaining tables but that of migrations */
export async function undoMigrations(dataSource: DataSource): Promise<string[]> {
  for (let left = dataSource.migrations.length; left > 0; left -= 1) {
    await dataSource.undoLastMigration();
  }
  return tablesOf(dataSource);
}

/** The names of all tables but that of migrations. */
export async function tablesOf(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name).filter((name) => name !== 'migrations');
}

/** The rows of all tables with one of the words in any column, ignoring case. */
export async function rowsContaining(dataSource: DataSource, words: string[]): Promise<string[]> {
  const patterns = words.map((word) => `%${word.replace(/[\\%_]/g, '\\$&')}%`);
  const found: string[] = [];
  for (const table of await tablesOf(dataSource)) {
    const rows = await dataSource.query<{ text: string }[]>(
      `SELECT row::text AS text FROM "${table}" AS row WHERE row::text ILIKE ANY ($1)`,
      [patterns],
    );
    found.push(...rows.map(({ text }) => `${table}: ${text}`));
  }
  return found;
}
