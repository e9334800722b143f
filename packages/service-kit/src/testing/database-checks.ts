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
 * The statements that would bring the columns which the migrations made to those that the entities
 * describe: none, where both agree. Constraints and indexes do not count: the migrations name them
 * in one way and TypeORM in another.
 */
export async function columnChanges(dataSource: DataSource): Promise<string[]> {
  const { upQueries } = await dataSource.driver.createSchemaBuilder().log();
  return upQueries.map(({ query }) => query).filter((query) => !/CONSTRAINT|INDEX/.test(query));
}

/** Takes all migrations back, the newest first. Returns the tables that are left beside their record. */
export async function undoMigrations(dataSource: DataSource): Promise<string[]> {
  for (let left = dataSource.migrations.length; left > 0; left -= 1) {
    await dataSource.undoLastMigration();
  }
  return tablesOf(dataSource);
}

/** The tables of the database but for the record of its migrations, by name. */
export async function tablesOf(dataSource: DataSource): Promise<string[]> {
  const rows = await dataSource.query<{ name: string }[]>(
    `SELECT table_name AS name FROM information_schema.tables WHERE table_schema = 'public' ORDER BY 1`,
  );
  return rows.map(({ name }) => name).filter((name) => name !== 'migrations');
}

/**
 * The rows of any table in which one of the words stands, in whatever column, upper or lower case: none, where nothing
 * is kept of whom they name.
 */
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
