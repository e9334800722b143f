import type { QueryRunner } from 'typeorm';
import { searchText } from './search-text.js';

/**
 * Lets the inbox find words anywhere in the texts of a table by an index, of all words but those of one or two letters.
 *
 * @param columns those of what is `searched`, in its order
 */
export async function addInboxSearch(
  runner: QueryRunner,
  table: string,
  columns: readonly string[],
): Promise<void> {
  await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
  await runner.query(
    `CREATE INDEX ${table}_search ON ${table} USING gin (${searchText(columns)} gin_trgm_ops)`,
  );
}

/** Takes the index away again; the extension may have been there before. */
export async function dropInboxSearch(runner: QueryRunner, table: string): Promise<void> {
  await runner.query(`DROP INDEX ${table}_search`);
}
