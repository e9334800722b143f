import { ImportSummary } from './import-summary.js';
import { describeSummary } from './describe-summary.js';
import type { ReportEntry } from './report-entry.js';

const area = { reason: 'imputed-area', detail: '2184.207862' } as const;
const baths = { reason: 'imputed-baths', detail: '2.37' } as const;
const taken: ReportEntry & { kind: 'taken' } = {
  line: 1,
  kind: 'taken',
  key: 'k',
  written: 'new',
  offer: 'sale',
  borough: 'queens',
  mends: [],
};

const entries: ReportEntry[] = [
  { ...taken, line: 2, mends: [area, baths] },
  { ...taken, line: 3, written: 'changed', mends: [area] },
  { ...taken, line: 4, written: 'unchanged', borough: 'staten-island' },
  { line: 5, kind: 'duplicate', key: 'k', of: 2 },
  { line: 6, kind: 'skipped', reason: 'no-price', detail: 'call us' },
  { line: 7, kind: 'skipped', reason: 'no-price', detail: '' },
];

const summary = new ImportSummary();
for (const entry of entries) summary.add(entry);

describe('ImportSummary', () => {
  it('counts lines by what became of them', () => {
    expect(summary).toMatchObject({ lines: 6, duplicates: 1, mended: 2 });
    expect(summary.taken.total).toBe(3);
    expect(summary.taken.of('new')).toBe(1);
    expect(summary.skips.entries()).toEqual([['no-price', { count: 2, lines: [6, 7] }]]);
    expect(summary.mends.entries()[0]).toEqual(['imputed-area', { count: 2, lines: [2, 3] }]);
    expect(summary.boroughs.of('queens sale')).toBe(2);
  });
});

describe('describeSummary', () => {
  it('says it in a form that a person reads at a glance', () => {
    expect(describeSummary(summary)).toMatchInlineSnapshot(`
      "       6  lines
             3  taken: 1 new, 1 changed, 1 unchanged
             2  of these mended
             1  duplicates of an earlier line
             2  skipped

      Mended (a line may have several)
             2  area is the imputed mean of the feed: unknown (line 2, 3)
             1  bathrooms are the imputed mean of the feed: unknown (line 2)

      Skipped
             2  price is missing or no number (line 6, 7)

                         sales rentals
      queens                 2       0
      manhattan              0       0
      brooklyn               0       0
      bronx                  0       0
      staten-island          1       0"
    `);
  });
});
