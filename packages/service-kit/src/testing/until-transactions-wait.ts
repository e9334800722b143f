import type { DataSource } from 'typeorm';
import { until } from './until.js';

const WAITING = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Looks until so many transactions of this database wait for what another one holds. */
export async function untilTransactionsWait(dataSource: DataSource, count = 1): Promise<void> {
  await until(async () => (await dataSource.query<unknown[]>(WAITING)).length >= count);
}
