import { Counter, Gauge } from 'prom-client';

const inFlight = new Gauge({
  name: 'phantom_requests_in_flight',
  help: 'Requests that have not ended',
});

const limit = new Gauge({
  name: 'phantom_requests_limit',
  help: 'Requests that may wait for the gateway at once; it falls where calls to the services queue',
});

const turnedAway = new Counter({
  name: 'phantom_requests_turned_away_total',
  help: 'Requests that were answered 503 at once because there was too much to do',
});

const lag = new Gauge({
  name: 'phantom_event_loop_lag_seconds',
  help: 'By how much half of the turns of the event loop were late a moment ago, whoever made them so',
});

interface Load {
  limit: number;
  inFlight: number;
  /** Since it was told last. */
  turnedAway: number;
  /** Milliseconds. */
  lag: number;
}

/** Tells of how much there is to do. */
export const reportAdmission = (load: Load): void => {
  limit.set(load.limit);
  inFlight.set(load.inFlight);
  turnedAway.inc(load.turnedAway);
  lag.set(load.lag / 1000);
};
