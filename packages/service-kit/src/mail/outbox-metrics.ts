import { Gauge } from 'prom-client';

/** What is told of the mails that wait. */
export interface OutboxState {
  waiting: number;
  /** Seconds since the first of them was put in, or 0. */
  oldest: number;
}

let stateOf: (() => Promise<OutboxState>) | undefined;

const oldest = new Gauge({
  name: 'phantom_outbox_oldest_seconds',
  help: 'For how long the first of them has waited',
});

new Gauge({
  name: 'phantom_outbox_mails',
  help: 'Mails that have not gone out yet',
  async collect() {
    const state = await stateOf?.().catch(() => undefined);
    // A database that does not answer is told of elsewhere.
    if (!state) return;
    this.set(state.waiting);
    oldest.set(state.oldest);
  },
});

/** Has the outbox of this process asked at each scrape. */
export const observeOutbox = (ask: () => Promise<OutboxState>): void => {
  stateOf = ask;
};
