import type { ReportEntry, StoredLine } from './import-report.js';
import { describeSummary, ImportSummary } from './import-summary.js';

const area = { reason: 'imputed-area', detail: '2184.207862' } as const;
const baths = { reason: 'imputed-baths', detail: '2.37' } as const;
const home = { id: 1, key: 'k', address: '1 Main St', price: 315_000 };
const taken: StoredLine = {
  line: 1,
  kind: 'taken',
  key: 'k',
  change: 'new',
  price: null,
  transactionType: 'sale',
  borough: 'queens',
  mends: [],
};

const entries: ReportEntry[] = [
  { ...taken, line: 2, mends: [area, baths] },
  { ...taken, line: 3, change: 'changed', price: { old: 2, new: 1 }, mends: [area] },
  { ...taken, line: 4, change: 'unchanged', borough: 'staten-island' },
  { line: 5, kind: 'duplicate', key: 'k', of: 2, ofKey: 'k' },
  { line: 6, kind: 'skipped', reason: 'no-price', detail: 'call us', key: 'k', guesses: [] },
  { line: 7, kind: 'skipped', reason: 'no-price', detail: '', key: null, guesses: [] },
  { line: 8, kind: 'gone', reason: 'off-market', detail: 'Closed', key: 'k' },
];

const missing = { onMarket: 1_234, vanished: [home, home], kept: [{ ...home, line: 6 }] };
const summary = new ImportSummary(missing);
for (const entry of entries) summary.add(entry);

describe('ImportSummary', () => {
  it('counts lines by result', () => {
    expect(summary).toMatchObject({ lines: 7, duplicates: 1, mended: 2, newPrices: 1 });
    expect(summary.taken.total).toBe(3);
    expect(summary.taken.of('new')).toBe(1);
    expect(summary.skips.entries()).toEqual([['no-price', { count: 2, lines: [6, 7] }]]);
    expect(summary.mends.entries()[0]).toEqual(['imputed-area', { count: 2, lines: [2, 3] }]);
    expect(summary.boroughs.of('queens sale')).toBe(2);
  });
});

describe('describeSummary', () => {
  it('formats the summary for the terminal', () => {
    expect(describeSummary(summary)).toMatchInlineSnapshot(`
      "       7  lines
             3  taken: 1 new, 1 changed, 1 unchanged, 0 back on the market
             1  of these with a new price
             2  of these mended
             1  duplicates of an earlier line
             2  skipped
             2  vanished, of 1,234 that were on the market
             1  kept: their lines are broken, not gone

      Mended (a line may have several)
             2  area is the imputed mean of the feed: unknown (line 2, 3)
             1  bathrooms are the imputed mean of the feed: unknown (line 2)

      Skipped
             2  price is missing or no number (line 6, 7)

      Not on the market
             1  its status ends the listing (line 8)

                         sales rentals
      queens                 2       0
      manhattan              0       0
      brooklyn               0       0
      bronx                  0       0
      staten-island          1       0"
    `);
  });
});
