import { readAmount, readBounds, readCount, readDay, readDwelling, readWords } from './read-value';

describe('readAmount', () => {
  it.each([
    ['500000', 500_000],
    ['$1,250,000', 1_250_000],
    ['1.250.000 $', 1_250_000],
    ['1 250 000', 1_250_000],
    ["1'250'000", 1_250_000],
    ['500k', 500_000],
    ['1.1M', 1_100_000],
    ['1,5m', 1_500_000],
    ['3200.50', 3200],
    ['0', 0],
  ])('reads %j as %s', (text, amount) => {
    expect(readAmount(2e9)(text)).toBe(amount);
  });

  it.each(['', 'cheap', '-5', '1e6', '12,34,56', '3000000000', '0x10', 'NaN'])(
    'makes nothing of %j',
    (text) => {
      expect(readAmount(2e9)(text)).toBeUndefined();
    },
  );
});

describe('readCount', () => {
  it('takes the steps that there are', () => {
    expect(readCount(20)('3')).toBe(3);
    expect(readCount(20)('0')).toBe(0);
    expect(readCount(20)('1.5')).toBeUndefined();
    expect(readCount(20, 0.5)('1.5')).toBe(1.5);
    expect(readCount(20, 0.5)('1.2')).toBeUndefined();
    expect(readCount(20)('21')).toBeUndefined();
    expect(readCount(20)('-1')).toBeUndefined();
  });
});

describe('readDay', () => {
  it('takes a day of the calendar', () => {
    expect(readDay('2028-02-29')).toBe('2028-02-29');
  });

  it.each(['2027-02-29', '2026-13-01', '22.11.2026', '2026-11', 'tomorrow'])(
    'takes no %j',
    (text) => {
      expect(readDay(text)).toBeUndefined();
    },
  );
});

describe('readBounds', () => {
  it('reads west, south, east and north', () => {
    expect(readBounds('-74.1,40.5,-73.7,40.9')).toEqual({
      west: -74.1,
      south: 40.5,
      east: -73.7,
      north: 40.9,
    });
  });

  it.each([
    '-74,40,-73',
    '-73,40,-74,41',
    '-74,41,-73,40',
    '-74,,-73,41',
    'a,b,c,d',
    '-200,40,-73,41',
    '-74,40,-73,Infinity',
  ])('takes no %j', (text) => {
    expect(readBounds(text)).toBeUndefined();
  });
});

it('reads a kind of dwelling in any case', () => {
  expect(readDwelling('co-OP')).toBe('Co-op');
  expect(readDwelling('Castle')).toBeUndefined();
});

it('tidies words, and keeps as many letters of them as the service takes', () => {
  expect(readWords('  roof \n deck ')).toBe('roof deck');
  expect(readWords(' ')).toBeUndefined();
  expect(readWords('x'.repeat(200))).toHaveLength(100);
});
