import { JUDGED, judged } from '../../bench/report/judge.js';
import type { Table } from '../../bench/report/table.js';
import { milliseconds } from '../../bench/report/units.js';
import { step } from '../../stack/terminal.js';
import type { Exercise } from '../exercise.js';
import { mixedJourney } from '../load/mix.js';
import { openLoad, type Sample } from '../load/open-load.js';
import { byCall, summaryOf } from '../load/summary.js';
import { type Restarts, restartAll } from './restart-all.js';

const REQUESTS = 50_000;
/** A second: so many requests take as long as some rounds of restarts. */
const RATE = 60;

/** Reads and changes go on while every process of the product is restarted, one after the other. */
export const rollingRestartExercise: Exercise = {
  name: 'rolling-restart',
  run: async ({ startSite, requests = REQUESTS, rate = RATE }) => {
    const site = await startSite();
    const shares = await mixedJourney(site.origin);
    let isOver = false;
    const [samples, restarts] = await step(`${requests} requests, ${rate} a second`, () =>
      Promise.all([
        openLoad({ origin: site.origin, shares, rate, until: { requests } }).finally(
          () => (isOver = true),
        ),
        restartAll(site, () => isOver),
      ]),
    );
    return [requestsTable(samples), restartsTable(restarts)];
  },
};

function requestsTable(samples: readonly Sample[]): Table {
  const row = (title: string, own: readonly Sample[]) => {
    const { served, shed, failed, p99 } = summaryOf(own);
    const lost = shed + failed;
    return [title, String(served), milliseconds(p99), String(lost), ...judged(lost, { atMost: 0 })];
  };
  const { signs, shed } = summaryOf(samples);
  return {
    title: `${samples.length} requests through a rolling restart`,
    columns: ['Request', 'Served', 'p99', 'Not served', ...JUDGED],
    rows: [...[...byCall(samples)].map(([title, own]) => row(title, own)), row('all', samples)],
    note: [signs && `Failed: ${signs}.`, shed > 0 && `Turned away: ${shed}.`]
      .filter(Boolean)
      .join(' '),
  };
}

/** Milliseconds: of what is in flight the slowest may take as long as a call's deadline. */
const MOST_TO_END = 12_000;

function restartsTable(restarts: readonly Restarts[]): Table {
  return {
    title: 'From SIGTERM to the end',
    columns: ['Process', 'Restarts', 'Slowest end', ...JUDGED],
    rows: restarts.map(({ process, ends }) => {
      const slowest = Math.max(...ends);
      const cells = [process, String(ends.length), milliseconds(slowest)];
      return [...cells, ...judged(slowest, { atMost: MOST_TO_END })];
    }),
    note: 'With what was in flight, and for the gateways with the time in which they still take what comes.',
  };
}
