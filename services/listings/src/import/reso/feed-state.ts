import type { DataSource } from 'typeorm';
import { RESO_FEED } from './property.js';

/** From when on the next import asks for changes. Null: for all listings, as nothing is known of this endpoint. */
export async function changedUntil(
  { manager }: DataSource,
  endpoint: string,
): Promise<Date | null> {
  const [state] = await manager.query<{ changed_until: Date }[]>(
    'SELECT changed_until FROM feed_state WHERE source = $1 AND endpoint = $2',
    [RESO_FEED.name, endpoint],
  );
  return state?.changed_until ?? null;
}

/** Called when everything is stored. */
export async function saveChangedUntil(
  { manager }: DataSource,
  endpoint: string,
  time: Date,
): Promise<void> {
  await manager.query(
    `INSERT INTO feed_state (source, endpoint, changed_until) VALUES ($1, $2, $3)
     ON CONFLICT (source) DO UPDATE
     SET endpoint = excluded.endpoint, changed_until = excluded.changed_until`,
    [RESO_FEED.name, endpoint, time],
  );
}
