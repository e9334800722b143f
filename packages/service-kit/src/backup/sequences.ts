import type pg from 'pg';
import type { SavedSequence } from './manifest.js';
import { quoted } from './tables.js';

const SEQUENCES = `
  SELECT sequencename AS name FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`;

/** They do not belong to a snapshot: read after it, they are at least where its rows need them. */
export async function readSequences(client: pg.PoolClient): Promise<SavedSequence[]> {
  const { rows } = await client.query<{ name: string }>(SEQUENCES);
  const sequences: SavedSequence[] = [];
  for (const { name } of rows) {
    const statement = `SELECT last_value, is_called FROM ${quoted(name)}`;
    const [row] = (await client.query<{ last_value: string; is_called: boolean }>(statement)).rows;
    if (row) sequences.push({ name, lastValue: row.last_value, isCalled: row.is_called });
  }
  return sequences;
}

export async function setSequences(
  client: pg.PoolClient,
  sequences: SavedSequence[],
): Promise<void> {
  for (const { name, lastValue, isCalled } of sequences) {
    await client.query('SELECT setval($1::regclass, $2, $3)', [quoted(name), lastValue, isCalled]);
  }
}
