import type { Range } from './home-filter.js';

const MOST = 2 ** 31 - 1;

/** What a column holds: an unknown value is 0. */
export const ANY_VALUE: Range = { from: 0, to: MOST };

/** The same range in the values of a column: what is unknown lies within none. */
export const knownRange = ({ from, to }: Range): Range => ({
  from: Math.min(MOST, Math.max(1, from)),
  to: Math.min(MOST, to),
});
