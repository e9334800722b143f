import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Milliseconds between two checks. */
const INTERVAL = 10;

/** Milliseconds; longer than any expected wait of a test. */
const PATIENCE = 20_000;

/**
 * Polls until the result is as wanted, and returns it.
 *
 * @param isWanted by default any truthy result
 * @throws Error with the last result after the timeout
 */
export async function until<Answer>(
  ask: () => Answer | Promise<Answer>,
  isWanted: (answer: Answer) => boolean = Boolean,
): Promise<Answer> {
  const deadline = Date.now() + PATIENCE;
  for (;;) {
    const answer = await ask();
    if (isWanted(answer)) return answer;
    if (Date.now() > deadline) throw new Error(`It stayed ${JSON.stringify(answer)}`);
    await delay(INTERVAL);
  }
}

const WAITING = `SELECT 1 FROM pg_stat_activity
  WHERE datname = current_database() AND wait_event_type = 'Lock'`;

/** Waits until so many transactions of this database wait for a lock. */
export async function untilTransactionsWait(dataSource: DataSource, count = 1): Promise<void> {
  await until(async () => (await dataSource.query<unknown[]>(WAITING)).length >= count);
}
