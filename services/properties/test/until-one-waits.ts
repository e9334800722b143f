import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Looks until a transaction of this database waits for another one. */
export async function untilOneWaits(dataSource: DataSource): Promise<void> {
  const deadline = Date.now() + 20_000;
  const waiting = `SELECT 1 FROM pg_stat_activity
    WHERE datname = current_database() AND wait_event = 'transactionid'`;
  while ((await dataSource.query<unknown[]>(waiting)).length === 0) {
    if (Date.now() > deadline) throw new Error('No transaction waits');
    await delay(10);
  }
}
