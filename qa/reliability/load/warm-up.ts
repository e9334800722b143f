import { step } from '../../../tools/stack/terminal.js';

const SECONDS = 20;

/**
 * Has the site asked for a while at the rate that is to be measured. What is asked then does not count: processes that have all
 * just started are another exercise.
 */
export const warmUp = (ask: (order: { seconds: number }) => Promise<unknown>): Promise<unknown> =>
  step('Warming up', () => ask({ seconds: SECONDS }));
