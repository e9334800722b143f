import { median, percentile } from './statistics.js';

it.each([
  [[3], 3],
  [[9, 1, 2], 2],
  [[10, 9, 1, 2], 5.5],
])('returns the median of %p', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('throws without values', () => {
  expect(() => median([])).toThrow('no values');
});

it('returns the percentile', () => {
  const values = Array.from({ length: 200 }, (_, index) => 200 - index);

  expect(percentile(values, 0.99)).toBe(198);
  expect(percentile(values, 0.5)).toBe(100);
  expect(percentile([7], 0.99)).toBe(7);
  expect(() => percentile([], 0.5)).toThrow('no values');
});
