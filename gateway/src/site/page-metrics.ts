import type { ServerResponse } from 'node:http';
import { DURATION_BUCKETS } from '@phantom/service-kit';
import { Histogram } from 'prom-client';

const duration = new Histogram({
  name: 'phantom_page_duration_seconds',
  help: 'From the request of a page to the end of its HTML',
  labelNames: ['frame', 'remote', 'status'],
  buckets: DURATION_BUCKETS,
});

interface MeasuredPage {
  frame: string;
  /** Undefined for a page that no remote owns. */
  remote?: string;
}

/**
 * Observes the duration of a page. A page is not counted if its visitor disconnects before the end.
 *
 * @param start of `performance.now()`
 */
export const observePageDuration = (
  response: ServerResponse,
  start: number,
  { frame, remote = 'none' }: MeasuredPage,
): void => {
  response.once('finish', () => {
    const labels = { frame, remote, status: response.statusCode };
    duration.observe(labels, (performance.now() - start) / 1000);
  });
};
