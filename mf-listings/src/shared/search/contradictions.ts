import type { Search } from './search';

/** What can be asked for from … to …, by the names of both ends. */
export const RANGES = {
  price: ['min_price', 'max_price'],
  bedrooms: ['min_bedrooms', 'max_bedrooms'],
  area: ['min_area', 'max_area'],
  open_house: ['open_house_from', 'open_house_to'],
} as const;
export type RangeName = keyof typeof RANGES;

/** The ranges that end before they begin: no home can match them. */
export const contradictions = (search: Search): RangeName[] =>
  (Object.keys(RANGES) as RangeName[]).filter((name) => {
    const [from, to] = RANGES[name].map((end) => search[end]);
    // Days in ISO 8601 follow each other as texts do.
    return from !== undefined && to !== undefined && from > to;
  });

/** The search less the ranges that contradict themselves: what can be asked of the service. */
export const withoutContradictions = (search: Search): Search =>
  contradictions(search).reduce(
    (possible, name) => ({
      ...possible,
      ...Object.fromEntries(RANGES[name].map((end) => [end, undefined])),
    }),
    search,
  );
