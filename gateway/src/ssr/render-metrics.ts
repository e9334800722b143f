import { DURATION_BUCKETS } from '@phantom/service-kit';
import { Counter, Histogram } from 'prom-client';
import { isRefused, RenderCancelledError, RenderLateError } from './render-error.js';

/** Here the shell is a remote too: it renders the frame. */
const labelNames = ['remote'];

/** The result of a rendering. `refused`: not tried. `cancelled`: no client waited any more. */
export type RenderOutcome = 'rendered' | 'failed' | 'late' | 'refused' | 'cancelled';

const duration = new Histogram({
  name: 'phantom_render_duration_seconds',
  help: 'From asking for a part of a page to its HTML, or to giving it up',
  labelNames: [...labelNames, 'outcome'],
  buckets: DURATION_BUCKETS,
});

const ended = new Counter({
  name: 'phantom_render_workers_ended_total',
  help: 'Render workers that did not let go of a render, and were ended',
  labelNames,
});

/** @param start of `performance.now()` */
export const countRender = (remote: string, outcome: RenderOutcome, start: number): void =>
  duration.observe({ remote, outcome }, (performance.now() - start) / 1000);

export const countEndedWorker = (remote: string): void => ended.inc({ remote });

/** Counts the result of a rendering and returns it. */
export const measuredRender = async <Part>(
  remote: string,
  render: Promise<Part>,
): Promise<Part> => {
  const start = performance.now();
  try {
    const part = await render;
    countRender(remote, 'rendered', start);
    return part;
  } catch (error) {
    countRender(remote, outcomeOf(error), start);
    throw error;
  }
};

const outcomeOf = (error: unknown): RenderOutcome => {
  if (error instanceof RenderCancelledError) return 'cancelled';
  if (error instanceof RenderLateError) return 'late';
  return isRefused(error) ? 'refused' : 'failed';
};
