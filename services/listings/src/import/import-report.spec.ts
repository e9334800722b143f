import { missingRows, rowsOf, type StoredLine } from './import-report.js';

const taken: StoredLine = {
  kind: 'taken',
  line: 7,
  key: '1-main-st-10022',
  change: 'unchanged',
  price: null,
  transactionType: 'sale',
  borough: 'queens',
  mends: [],
};
const home = { id: 5, key: '1-main-st-10022', address: '1 Main St', price: 315_000 };

describe('rowsOf', () => {
  it('has no row for a line that was stored without corrections', () => {
    expect(rowsOf(taken)).toEqual([]);
    expect(rowsOf({ ...taken, change: 'new' })).toEqual([]);
  });

  it('has rows for a price change and for corrections', () => {
    const mends = [{ reason: 'no-baths' as const, detail: '0' }];

    expect(rowsOf({ ...taken, change: 'changed', price: { old: 10, new: 9 }, mends })).toEqual([
      [7, 'changed', 'price', '10 to 9', '1-main-st-10022'],
      [7, 'mended', 'no-baths', '0', '1-main-st-10022'],
    ]);
  });

  it('has a row for a listing that is back on the market', () => {
    expect(rowsOf({ ...taken, change: 'back' })).toEqual([
      [7, 'back', 'on-the-market-again', '', '1-main-st-10022'],
    ]);
  });

  it('has the key of a skipped line, but no guessed key', () => {
    const skipped = { kind: 'skipped', line: 8, detail: '' } as const;

    expect(rowsOf({ ...skipped, guesses: [], reason: 'no-price', key: '1545' })).toEqual([
      [8, 'skipped', 'no-price', '', '1545'],
    ]);
    expect(
      rowsOf({ ...skipped, guesses: ['brokered-by-ada'], reason: 'unclosed-quote', key: null }),
    ).toEqual([[8, 'skipped', 'unclosed-quote', '', '']]);
  });
});

describe('rowsOf a record that ends a listing', () => {
  it('has no row: missingRows has one if the listing was on the market', () => {
    const gone = { kind: 'gone', line: 8, reason: 'off-market', detail: 'Closed' } as const;

    expect(rowsOf({ ...gone, key: '1545' })).toEqual([]);
  });
});

describe('missingRows', () => {
  it('has rows for vanished and for kept listings', () => {
    const nameless = { id: 6, key: '1545', address: null, price: null };
    const kept = [
      { ...nameless, line: 12 },
      { ...nameless, line: 9 },
    ];

    const ended = { ...nameless, ended: { line: 14, reason: 'off-market' as const } };

    expect(missingRows({ onMarket: 9, vanished: [ended, home], kept })).toEqual([
      [9, 'kept', 'line-is-broken', 'listing 6', '1545'],
      [12, 'kept', 'line-is-broken', 'listing 6', '1545'],
      [14, 'vanished', 'off-market', 'listing 6', '1545'],
      ['', 'vanished', 'not-in-file', 'listing 5, 1 Main St, last price 315000', home.key],
    ]);
  });
});
