import { rowsRead, scansOf, sequentiallyRead, type LoggedPlan } from './plan.js';

const plan: LoggedPlan = {
  'Query Text': 'SELECT …',
  Plan: {
    'Node Type': 'Nested Loop',
    'Actual Rows': 4,
    'Actual Loops': 1,
    Plans: [
      {
        'Node Type': 'Bitmap Heap Scan',
        'Relation Name': 'place',
        'Actual Rows': 2,
        'Actual Loops': 1,
        'Rows Removed by Index Recheck': 7,
        Plans: [
          {
            'Node Type': 'Bitmap Index Scan',
            'Index Name': 'place_trigrams',
            'Actual Rows': 9,
            'Actual Loops': 1,
          },
        ],
      },
      {
        'Node Type': 'Seq Scan',
        'Relation Name': 'listing',
        'Actual Rows': 2,
        'Actual Loops': 2,
        'Rows Removed by Filter': 50,
      },
    ],
  },
};

it('counts the rows of a table once, including discarded rows', () => {
  expect(rowsRead(plan)).toBe(2 + 7 + (2 + 50) * 2);
});

it('names the access method of rows', () => {
  expect(scansOf(plan)).toEqual([
    'Bitmap Heap Scan place',
    'Bitmap Index Scan place_trigrams',
    'Seq Scan listing',
  ]);
  expect(sequentiallyRead(plan)).toEqual(['listing']);
});

it('accepts a sequential scan of an empty table', () => {
  const node = { 'Node Type': 'Seq Scan', 'Relation Name': 'listing_removal', 'Actual Rows': 0 };

  const statement = { 'Query Text': 'SELECT …', Plan: node };

  expect(sequentiallyRead(statement)).toEqual([]);
  expect(scansOf(statement)).toEqual(['Seq Scan listing_removal (empty)']);
});

it('accepts a sequential scan of a table with one row, unless it is read many times', () => {
  const node = { 'Node Type': 'Seq Scan', 'Relation Name': 'content_change', 'Actual Rows': 1 };
  const tablesOf = (loops: number) =>
    sequentiallyRead({ 'Query Text': 'SELECT …', Plan: { ...node, 'Actual Loops': loops } });

  expect(tablesOf(1)).toEqual([]);
  expect(tablesOf(1_000)).toEqual(['content_change']);
});
