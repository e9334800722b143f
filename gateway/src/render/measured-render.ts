import { countRender, type RenderOutcome } from '../metrics/render-metrics.js';
import { isRefused, RenderCancelledError, RenderLateError } from './render-error.js';

/** Counts how a render goes, and passes it on. */
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
