import { step } from '../../../tools/stack/terminal.js';

const SECONDS = 20;

/**
 * Sends requests at the measured rate for a while, without counting them: the start of all processes at once is not part of
 * this test.
 */
export const warmUp = (ask: (order: { seconds: number }) => Promise<unknown>): Promise<unknown> =>
  step('Warming up', () => ask({ seconds: SECONDS }));
