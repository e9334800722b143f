import { type FailureReason, reasonOf } from './failure';
import type { RemoteSource } from './remote-store';

type Report = { remote: string; version: string } & (
  { outcome: 'loaded'; ms: number } | { outcome: 'failed'; reason: FailureReason }
);

const ADDRESS = '/api/site/reports';
/** The gateway accepts no more in a request. */
const MAX_ENTRIES = 20;
const DELAY_MS = 2_000;

const waiting: Report[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;

function report(entry: Report): void {
  waiting.push(entry);
  if (isStarted) timer ??= setTimeout(send, DELAY_MS);
}

/** Begins to send: in batches, and when the page is hidden. */
export function startReports(): void {
  isStarted = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const entries = waiting.splice(0).slice(0, MAX_ENTRIES);
  if (entries.length === 0) return;
  const body = new Blob([JSON.stringify({ entries })], { type: 'application/json' });
  navigator.sendBeacon(ADDRESS, body);
}

/** The gateway would refuse the whole batch for a longer load time. */
const LONGEST_MS = 120_000;

export function reportLoaded(remote: string, { version, url }: RemoteSource, ms: number): void {
  report({ remote, version, outcome: 'loaded', ms: Math.min(Math.round(ms), LONGEST_MS) });
  loadedBuilds.set(new URL('.', new URL(url, document.baseURI)).href, { remote, version });
}

export function reportFailed(remote: string, { version }: RemoteSource, error: unknown): void {
  reportError(error);
  report({ remote, version, outcome: 'failed', reason: reasonOf(error) });
}

/** By the URL of the folder of a build's scripts. The first error from there is reported for the build. */
const loadedBuilds = new Map<string, Pick<Report, 'remote' | 'version'>>();

/** Reports errors of the page for the build from which they come. */
export function watchPageErrors(): void {
  window.addEventListener('error', ({ error, filename }) => attribute(error, filename));
  window.addEventListener('unhandledrejection', ({ reason }) => attribute(reason));
}

function attribute(error: unknown, filename = ''): void {
  const trace = `${filename} ${error instanceof Error ? error.stack : ''}`;
  for (const [folder, build] of loadedBuilds) {
    if (!trace.includes(folder)) continue;
    loadedBuilds.delete(folder);
    report({ ...build, outcome: 'failed', reason: 'page' });
  }
}
