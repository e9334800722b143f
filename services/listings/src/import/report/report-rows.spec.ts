import type { StoredLine } from './report-entry.js';
import { missingRows, rowsOf } from './report-rows.js';

const taken: StoredLine = {
  kind: 'taken',
  line: 7,
  key: '1-main-st-10022',
  fate: 'unchanged',
  price: null,
  offer: 'sale',
  borough: 'queens',
  mends: [],
};
const home = { id: 5, key: '1-main-st-10022', address: '1 Main St', price: 315_000 };

describe('rowsOf', () => {
  it('says nothing of a line that was simply taken', () => {
    expect(rowsOf(taken)).toEqual([]);
    expect(rowsOf({ ...taken, fate: 'new' })).toEqual([]);
  });

  it('names the old and the new price, and what was mended besides', () => {
    const mends = [{ reason: 'no-baths' as const, detail: '0' }];

    expect(rowsOf({ ...taken, fate: 'changed', price: { old: 10, new: 9 }, mends })).toEqual([
      [7, 'changed', 'price', '10 to 9', '1-main-st-10022'],
      [7, 'mended', 'no-baths', '0', '1-main-st-10022'],
    ]);
  });

  it('names a home that is back', () => {
    expect(rowsOf({ ...taken, fate: 'back' })).toEqual([
      [7, 'back', 'on-the-market-again', '', '1-main-st-10022'],
    ]);
  });

  it('names the homes that a skipped line may be about', () => {
    const keys = ['1545', '44518357'];

    expect(
      rowsOf({ kind: 'skipped', line: 8, reason: 'wrong-column-count', detail: '19', keys }),
    ).toEqual([[8, 'skipped', 'wrong-column-count', '19', '1545 or 44518357']]);
  });
});

describe('missingRows', () => {
  it('names every home that vanished, and those that are kept', () => {
    const nameless = { id: 6, key: '1545', address: null, price: null };
    const kept = [{ ...nameless, line: 9 }];

    expect(missingRows({ onMarket: 9, vanished: [home], kept })).toEqual([
      [9, 'kept', 'line-is-broken', 'listing 6', '1545'],
      ['', 'vanished', 'not-in-file', 'listing 5, 1 Main St, last price 315000', home.key],
    ]);
  });
});
