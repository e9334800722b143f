import { Gauge } from 'prom-client';

/** What is told of the mails that wait. */
export interface OutboxState {
  waiting: number;
  /** Seconds since the first of them was to go out, or 0. */
  overdue: number;
}

let stateOf: (() => Promise<OutboxState>) | undefined;

const overdue = new Gauge({
  name: 'phantom_outbox_overdue_seconds',
  help: 'For how long the mail that is due for longest has been so',
});

new Gauge({
  name: 'phantom_outbox_mails',
  help: 'Mails that have not gone out yet',
  async collect() {
    const state = await stateOf?.().catch(() => undefined);
    // A database that does not answer is told of elsewhere.
    if (!state) return;
    this.set(state.waiting);
    overdue.set(state.overdue);
  },
});

/** Has the outbox of this process asked at each scrape. */
export const measureOutbox = (ask: () => Promise<OutboxState>): void => {
  stateOf = ask;
};
