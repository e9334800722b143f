import { Counter, Gauge } from 'prom-client';

const inFlight = new Gauge({
  name: 'phantom_requests_in_flight',
  help: 'Requests that have not ended',
});

const limit = new Gauge({
  name: 'phantom_requests_limit',
  help: 'The limit of requests in flight; it falls while calls to the services queue',
});

const refused = new Counter({
  name: 'phantom_requests_turned_away_total',
  help: 'Requests that were refused with 503 because of overload',
});

const lag = new Gauge({
  name: 'phantom_event_loop_lag_seconds',
  help: 'The median delay of the event loop a moment ago, whatever its cause',
});

/** `refused` since the last report, `lag` in milliseconds. */
export const reportAdmission = (
  load: Record<'limit' | 'inFlight' | 'refused' | 'lag', number>,
): void => {
  limit.set(load.limit);
  inFlight.set(load.inFlight);
  refused.inc(load.refused);
  lag.set(load.lag / 1000);
};
