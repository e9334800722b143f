import { LISTING_SORTS } from '@phantom/listing-index';
import { BadRequestError } from '@phantom/service-kit';
import { parseCursor, startOfDay, toCursor } from './search.mapper.js';

describe('startOfDay', () => {
  it.each([
    ['2026-11-21', 0, '2026-11-21T05:00:00.000Z'],
    ['2026-07-01', 0, '2026-07-01T04:00:00.000Z'],
    // The clocks change at two in the morning: midnight still has the old time.
    ['2027-03-14', 0, '2027-03-14T05:00:00.000Z'],
    ['2027-03-14', 1, '2027-03-15T04:00:00.000Z'],
    ['2026-11-01', 0, '2026-11-01T04:00:00.000Z'],
    ['2026-11-01', 1, '2026-11-02T05:00:00.000Z'],
    ['2026-12-31', 1, '2027-01-01T05:00:00.000Z'],
  ])('returns the midnight in New York of %s plus %d days: %s', (day, later, expected) => {
    expect(new Date(startOfDay(day, later)).toISOString()).toBe(expected);
  });
});

describe('cursor', () => {
  const enteredAt = Date.parse('2026-11-21T08:00:00.123Z');
  const encoded = (text: string) => Buffer.from(text).toString('base64url');

  it('is parsed to its original key', () => {
    const key = { value: null, enteredAt, id: 480 };

    expect(parseCursor('newest', toCursor('newest', key))).toEqual(key);
  });

  it.each([2_147_483_647, null])('contains the sorted value: %p', (value) => {
    const key = { value, enteredAt, id: 2_147_483_647 };

    for (const sort of LISTING_SORTS.filter((each) => each !== 'newest')) {
      const cursor = toCursor(sort, key);
      expect(parseCursor(sort, cursor)).toEqual(key);
      expect(cursor.length).toBeLessThanOrEqual(100);
    }
  });

  it('accepts a cursor of an earlier release without a sort', () => {
    expect(parseCursor('newest', encoded(`${enteredAt}.7`))).toMatchObject({ enteredAt, id: 7 });
  });

  it('is rejected in another sort', () => {
    const key = { value: 5, enteredAt, id: 1 };
    for (const sort of LISTING_SORTS) {
      for (const other of LISTING_SORTS.filter((each) => each !== sort)) {
        expect(() => parseCursor(other, toCursor(sort, key))).toThrow(BadRequestError);
      }
    }
  });

  it.each([
    '',
    'nonsense',
    'MQ',
    ...['1.0', 'x.1', 'price-asc.1', '999999999999999.'].map(encoded),
  ])('rejects %j', (text) => {
    expect(() => parseCursor('newest', text)).toThrow(BadRequestError);
  });

  it('rejects text that is not base64url', () => {
    expect(() => parseCursor('newest', "' OR 1=1 --")).toThrow(BadRequestError);
    expect(() => parseCursor('newest', '1.2')).toThrow(BadRequestError);
  });
});
