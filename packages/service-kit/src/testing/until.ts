import { setTimeout as delay } from 'node:timers/promises';
import type { DataSource } from 'typeorm';

/** Milliseconds between two looks. */
const INTERVAL = 10;

/** Milliseconds; more than anything takes that a test waits for. */
const PATIENCE = 20_000;

/**
 * Asks until the answer is as wanted, and gives that answer.
 *
 * @param isWanted without it, any answer that is not falsy
 * @throws Error naming the last answer, where none came that was wanted
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

/** Looks until so many transactions of this database wait for what another one holds. */
export async function untilTransactionsWait(dataSource: DataSource, count = 1): Promise<void> {
  await until(async () => (await dataSource.query<unknown[]>(WAITING)).length >= count);
}
