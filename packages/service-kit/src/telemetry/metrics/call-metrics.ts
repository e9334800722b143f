import { subscribe } from 'node:diagnostics_channel';
import { Gauge, Histogram } from 'prom-client';
import { DURATION_BUCKETS } from './duration-buckets.js';

interface Call {
  origin: string | URL;
}

const labelNames = ['server'];

const duration = new Histogram({
  name: 'http_client_request_duration_seconds',
  help: 'Calls to other processes, from asking for a connection to the end of the answer',
  labelNames: [...labelNames, 'outcome'],
  buckets: DURATION_BUCKETS,
});

const active = new Gauge({
  name: 'http_client_active_requests',
  help: 'Calls to other processes that are under way or wait for a connection',
  labelNames,
});

const waiting = new Gauge({
  name: 'http_client_waiting_requests',
  help: 'Of these, the ones that wait for a connection',
  labelNames,
});

interface Timing {
  server: string;
  start: number;
  isSent: boolean;
}

let isWatched = false;

/** Measures outgoing calls by host and port. */
export const measureCalls = (): void => {
  if (isWatched) return;
  isWatched = true;
  const timings = new WeakMap<Call, Timing>();
  const end = (outcome: string) => (request: Call) => {
    const timing = timings.get(request);
    if (!timing || !timings.delete(request)) return;
    const { server, start, isSent } = timing;
    if (!isSent) waiting.dec({ server });
    active.dec({ server });
    duration.observe({ server, outcome }, (performance.now() - start) / 1000);
  };
  on('request:create', (request) => {
    const server = new URL(request.origin).host;
    timings.set(request, { server, start: performance.now(), isSent: false });
    active.inc({ server });
    waiting.inc({ server });
  });
  on('client:sendHeaders', (request) => {
    const timing = timings.get(request);
    if (!timing || timing.isSent) return;
    timing.isSent = true;
    waiting.dec({ server: timing.server });
  });
  on('request:trailers', end('answered'));
  on('request:error', end('failed'));
};

const on = (name: string, tell: (request: Call) => void): void =>
  subscribe(`undici:${name}`, (event) => tell((event as { request: Call }).request));
