import type { QueryKind } from '../queries/query-kind.js';
import { LARGEST, SMALLEST, type Size } from '../sizes.js';
import { refuseSequentialScans } from './refuse-sequential-scans.js';

const kind: QueryKind = {
  call: 'listings-listfind',
  title: 'price',
  isJudged: true,
  fieldsFor: () => ({}),
};

const reading = (size: Size, table: string) => {
  const sequential = [{ table, statement: 'SELECT\n  1' }];
  const plans = { statements: 1, rows: 1, mostRows: 1, scans: [], sequential };
  return () => refuseSequentialScans([{ kind, size, plans }]);
};

it('refuses a sequential scan of the listings, however few', () => {
  expect(reading(SMALLEST, 'listing')).toThrow(
    'listings-listfind, price, at 10 thousand: listing by SELECT 1',
  );
});

it('accepts a sequential scan of a small table', () => {
  expect(reading(SMALLEST, 'place')).not.toThrow();
  expect(reading(LARGEST, 'place')).toThrow('at 1 million: place');
});
