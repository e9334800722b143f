import { median } from './statistics.js';

it.each([
  [[3], 3],
  [[9, 1, 2], 2],
  [[10, 9, 1, 2], 5.5],
])('finds the middle of %p', (values, middle) => {
  expect(median(values)).toBe(middle);
});

it('has none for no values', () => {
  expect(() => median([])).toThrow('no values');
});
