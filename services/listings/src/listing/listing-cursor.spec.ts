import { BadRequestError } from '@phantom/service-kit';
import { readCursor, writeCursor } from './listing-cursor.js';
import { LISTING_SORTS } from './listing-sort.js';

const enteredAt = Date.parse('2026-11-21T08:00:00.123Z');
const encoded = (text: string) => Buffer.from(text).toString('base64url');

describe('listing cursor', () => {
  it('comes back as it went out', () => {
    const key = { value: null, enteredAt, id: 480 };

    expect(readCursor('newest', writeCursor('newest', key))).toEqual(key);
  });

  it.each([2_147_483_647, null])('holds the value that the order goes by: %p', (value) => {
    const key = { value, enteredAt, id: 2_147_483_647 };

    for (const sort of LISTING_SORTS.filter((each) => each !== 'newest')) {
      const cursor = writeCursor(sort, key);
      expect(readCursor(sort, cursor)).toEqual(key);
      expect(cursor.length).toBeLessThanOrEqual(100);
    }
  });

  it('goes on where a cursor from before the orders ended', () => {
    expect(readCursor('newest', encoded(`${enteredAt}.7`))).toMatchObject({ enteredAt, id: 7 });
  });

  it('holds for its own order alone', () => {
    const key = { value: 5, enteredAt, id: 1 };
    for (const sort of LISTING_SORTS) {
      for (const other of LISTING_SORTS.filter((each) => each !== sort)) {
        expect(() => readCursor(other, writeCursor(sort, key))).toThrow(BadRequestError);
      }
    }
  });

  it.each([
    '',
    'nonsense',
    'MQ',
    ...['1.0', 'x.1', 'price-asc.1', '999999999999999.'].map(encoded),
  ])('refuses %j', (text) => {
    expect(() => readCursor('newest', text)).toThrow(BadRequestError);
  });

  it('refuses what only looks like base64', () => {
    expect(() => readCursor('newest', "' OR 1=1 --")).toThrow(BadRequestError);
    expect(() => readCursor('newest', '1.2')).toThrow(BadRequestError);
  });
});
