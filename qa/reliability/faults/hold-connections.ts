import pg from 'pg';
import { ownerUrl } from '../../../tools/stack/postgres/start-postgres.js';

/** Out of places, for the owner too. */
const NO_PLACE = '53300';

/**
 * Ends the connections of all others and takes every one that there is. The services try again at once, so it is a race,
 * which whoever asks for dozens at a time wins.
 */
export async function holdAllConnections(port: number): Promise<pg.Client[]> {
  const held: pg.Client[] = [];
  const first = await take(port, held);
  if (!first) throw new Error('There was no connection to be had');
  for (let misses = 0; misses < 3;) {
    await first.query(
      `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
       WHERE backend_type = 'client backend' AND usename <> 'postgres'`,
    );
    const taken = await Promise.all(Array.from({ length: 30 }, () => take(port, held)));
    misses = taken.some(Boolean) ? 0 : misses + 1;
  }
  return held;
}

async function take(port: number, held: pg.Client[]): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString: ownerUrl(port) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    held.push(client);
    return client;
  } catch (error) {
    if ((error as { code?: string }).code !== NO_PLACE) throw error;
    return undefined;
  }
}
