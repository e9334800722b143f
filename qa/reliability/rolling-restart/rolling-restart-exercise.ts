import { step } from '../../../tools/stack/terminal.js';
import { JUDGED, judged, milliseconds, type Table } from '../../bench/report/table.js';
import type { Exercise } from '../exercise.js';
import { mixedJourney } from '../load/mix.js';
import { openLoad, type Sample } from '../load/open-load.js';
import { byCall, summaryOf } from '../load/summary.js';
import { warmUp } from '../load/warm-up.js';
import type { Site } from '../site/site.js';

interface Restarts {
  process: string;
  /** The times of SIGTERM and of the end, of `performance.now()`. */
  ends: { from: number; to: number }[];
}

/** Restarts every gateway and every process of a service repeatedly, one after the other, until the signal: each at least once. */
async function restartAll(site: Site, isOver: () => boolean): Promise<Restarts[]> {
  const names = Object.values(site.layout.processesOf).flat();
  const restarts = [...site.layout.gateways, ...names].map(({ name }): Restarts => ({
    process: name,
    ends: [],
  }));
  do {
    for (const { process, ends } of restarts) {
      if (isOver() && ends.length > 0) break;
      const from = performance.now();
      await site.end(process);
      ends.push({ from, to: performance.now() });
      await site.startProcess(process);
    }
  } while (!isOver());
  return restarts;
}

const REQUESTS = 50_000;
/** Per second: at this rate the requests take as long as some rounds of restarts. */
const RATE = 60;

/** Milliseconds in which every client with an open connection gets a response or is disconnected, and so learns of the shutdown. */
const SETTINGS = { SHUTDOWN_GRACE: '1500' };

/** Sends reads and changes while every process of the product is restarted, one after the other. */
export const rollingRestartExercise: Exercise = {
  name: 'rolling-restart',
  run: async ({ startSite, requests = REQUESTS, rate = RATE }) => {
    const site = await startSite({
      hasGatewayAddress: true,
      gatewaySettings: SETTINGS,
      serviceSettings: SETTINGS,
    });
    const load = { origin: site.origin, shares: await mixedJourney(site.origin), rate };
    await warmUp((until) => openLoad({ ...load, until }));
    let isOver = false;
    const [samples, restarts] = await step(`${requests} requests, ${rate} a second`, () =>
      Promise.all([
        openLoad({ ...load, until: { requests } }).finally(() => (isOver = true)),
        restartAll(site, () => isOver),
      ]),
    );
    return [requestsTable(samples), restartsTable(restarts, samples)];
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
    note: [signs && `Failed: ${signs}.`, shed > 0 && `Refused: ${shed}.`].filter(Boolean).join(' '),
  };
}

/** Milliseconds. */
const MOST_AFTER_THE_LAST = 2_000;

function restartsTable(restarts: readonly Restarts[], samples: readonly Sample[]): Table {
  return {
    title: 'From SIGTERM to the end',
    columns: ['Process', 'Restarts', 'Slowest end', 'After the last in flight', ...JUDGED],
    rows: restarts.map(({ process, ends }) => {
      const slowest = Math.max(...ends.map(({ from, to }) => to - from));
      const after = Math.max(...ends.map(({ from, to }) => to - lastInFlight(samples, from, to)));
      const cells = [process, String(ends.length), milliseconds(slowest), milliseconds(after)];
      return [...cells, ...judged(after, { atMost: MOST_AFTER_THE_LAST })];
    }),
    note: 'In flight are all requests without a response at SIGTERM, at any process.',
  };
}

/** When the last request in flight at the signal got its response, before the process had ended. */
function lastInFlight(samples: readonly Sample[], from: number, to: number): number {
  const ends = samples
    .filter(({ due, took }) => due < from && due + took > from)
    .map(({ due, took }) => Math.min(due + took, to));
  return Math.max(from, ...ends);
}
