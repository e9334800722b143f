import type { FailureReason } from './failure';

/** How a visit of a section went with one version of its remote. */
export type Report = { remote: string; version: string } & (
  { outcome: 'loaded'; ms: number } | { outcome: 'failed'; reason: FailureReason }
);

const ADDRESS = '/api/site/reports';
/** As many as the gateway takes at once. */
const MOST = 20;
const PATIENCE_MS = 2_000;

const waiting: Report[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
let isStarted = false;

/** Tells the gateway by and by, for the error rate and the load time of each version. */
export function report(entry: Report): void {
  waiting.push(entry);
  if (isStarted) timer ??= setTimeout(send, PATIENCE_MS);
}

/** From now on reports go out: together, and when the page is left. */
export function startReports(): void {
  isStarted = true;
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') send();
  });
}

function send(): void {
  clearTimeout(timer);
  timer = undefined;
  const entries = waiting.splice(0).slice(0, MOST);
  if (entries.length === 0) return;
  const body = new Blob([JSON.stringify({ entries })], { type: 'application/json' });
  navigator.sendBeacon(ADDRESS, body);
}
