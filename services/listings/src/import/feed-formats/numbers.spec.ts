import { parseNumber, readNumber, readPrice, readWhole } from './numbers.js';
import { type Mend, UnusableRow } from './reasons.js';

const area = { from: 100, to: 60_000, otherwise: 'implausible-area' } as const;

function noting() {
  const mends: Mend[] = [];
  return {
    mends,
    note: (reason: Mend['reason'], detail: string) => mends.push({ reason, detail }),
  };
}

describe('parseNumber', () => {
  it.each([
    ['315000', 315000],
    ['$1,250,000', 1_250_000],
    [' 2.5 ', 2.5],
    ['-3', -3],
  ])('parses %j', (cell, value) => {
    expect(parseNumber(cell)).toBe(value);
  });

  it('returns null for an empty cell and NaN for other text', () => {
    expect(parseNumber(' ')).toBeNull();
    expect(['abc', '1e9', 'Infinity', '1.2.3', '12 beds'].map(parseNumber)).toEqual(
      Array(5).fill(Number.NaN),
    );
  });
});

describe('readNumber', () => {
  it('returns a number in range without a note', () => {
    const { mends, note } = noting();

    expect(readNumber('1400', area, note)).toBe(1400);
    expect(readNumber('', area, note)).toBeNull();
    expect(mends).toEqual([]);
  });

  it('returns null with a note for an implausible or unreadable number', () => {
    const { mends, note } = noting();

    expect(readNumber('65535', area, note)).toBeNull();
    expect(readNumber('n/a', area, note)).toBeNull();
    expect(mends).toEqual([
      { reason: 'implausible-area', detail: '65535' },
      { reason: 'unreadable-number', detail: 'n/a' },
    ]);
  });
});

describe('readWhole', () => {
  const rooms = { from: 0, to: 100, otherwise: 'implausible-rooms' } as const;

  it('rounds halves down with a note', () => {
    const { mends, note } = noting();

    expect(['0', '0.5', '3', '3.5', ''].map((cell) => readWhole(cell, rooms, note))).toEqual([
      0,
      0,
      3,
      3,
      null,
    ]);
    expect(mends.map(({ detail }) => detail)).toEqual(['0.5', '3.5']);
  });
});

describe('readPrice', () => {
  const price = { from: 10_000, to: 1e9, otherwise: 'implausible-price' } as const;

  it('returns null with a note for an implausible price', () => {
    const { mends, note } = noting();

    expect(readPrice('2494', price, note)).toBeNull();
    expect(mends).toEqual([{ reason: 'implausible-price', detail: '2494' }]);
  });

  it.each(['', 'call us'])('rejects %j', (cell) => {
    expect(() => readPrice(cell, price, noting().note)).toThrow(UnusableRow);
  });
});
