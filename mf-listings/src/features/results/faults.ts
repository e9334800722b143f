import { contradictions, RANGES, type RangeName } from '../../shared/search/contradictions';
import type { ReadSearch } from '../../shared/search/read-search';

/** What is wrong with a range: its ends are the wrong way round, or one of them cannot be read. */
export type RangeFault = 'order' | 'value';

export type RangeFaults = ReadonlyMap<RangeName, RangeFault>;
export const NO_FAULTS: RangeFaults = new Map();

/** What is wrong with a search, by range. */
export const rangeFaults = ({ search, ignored }: ReadSearch): RangeFaults => {
  const faults = new Map<RangeName, RangeFault>();
  for (const name of contradictions(search)) faults.set(name, 'order');
  for (const [name, ends] of Object.entries(RANGES)) {
    if (ends.some((end) => ignored.includes(end))) faults.set(name as RangeName, 'value');
  }
  return faults;
};
