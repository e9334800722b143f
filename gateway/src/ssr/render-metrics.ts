import { DURATION_BUCKETS } from '@phantom/service-kit';
import { Counter, Histogram } from 'prom-client';
import { isRefused, RenderCancelledError, RenderLateError } from './render-error.js';

/** Here the shell is a remote too: it renders the frame. */
const labelNames = ['remote'];

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

export const countEndedWorker = (remote: string): void => ended.inc({ remote });

export const measuredRender = async <Part>(
  remote: string,
  render: Promise<Part>,
): Promise<Part> => {
  const start = performance.now();
  let outcome = 'rendered';
  try {
    return await render;
  } catch (error) {
    outcome = outcomeOf(error);
    throw error;
  } finally {
    duration.observe({ remote, outcome }, (performance.now() - start) / 1000);
  }
};

/** `refused`: not tried. `cancelled`: no client waited any more. */
const outcomeOf = (error: unknown): string => {
  if (error instanceof RenderCancelledError) return 'cancelled';
  if (error instanceof RenderLateError) return 'late';
  return isRefused(error) ? 'refused' : 'failed';
};
