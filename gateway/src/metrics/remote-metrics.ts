import { Counter, Histogram } from 'prom-client';

const labelNames = ['remote', 'version'];

/** Seconds: the browser gives up at 8 and tries another version. */
const BUCKETS = [0.05, 0.1, 0.2, 0.3, 0.5, 0.75, 1, 1.5, 2, 3, 5, 8, 15, 30];

const loadTime = new Histogram({
  name: 'phantom_remote_load_duration_seconds',
  help: 'From asking for a section to showing it, as browsers tell',
  labelNames,
  buckets: BUCKETS,
});

const visits = new Counter({
  name: 'phantom_remote_reports_total',
  help: 'What browsers tell of sections: loaded, or why not',
  labelNames: [...labelNames, 'outcome', 'reason'],
});

interface RemoteReport {
  remote: string;
  version: string;
  outcome: string;
  reason?: string;
  /** Milliseconds. */
  ms?: number;
}

/** Counts what a browser tells of a version that the registry knows: others anybody could make up. */
export const countReport = (report: RemoteReport): void => {
  const { remote, version, outcome, reason = 'none', ms } = report;
  visits.inc({ remote, version, outcome, reason });
  if (outcome === 'loaded' && ms !== undefined) loadTime.observe({ remote, version }, ms / 1000);
};
