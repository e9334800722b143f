import { countBetween, stepsWith } from './room-fields';

const counts = [
  { value: 0, count: 5 },
  { value: 1, count: 10 },
  { value: 3, count: 4 },
  { value: 5, count: 2 },
];

it.each([
  [0, undefined, 21],
  [1, undefined, 16],
  [2, undefined, 6],
  [5, undefined, 2],
  [0, 0, 5],
  [1, 3, 14],
  [3, 1, 0],
])('counts listings with %s to %s rooms', (min, max, count) => {
  expect(countBetween(counts, 5, min, max)).toBe(count);
});

it.each([
  [6, undefined],
  [1.5, undefined],
  [0, 5],
])('cannot count listings with %s to %s rooms', (min, max) => {
  expect(countBetween(counts, 5, min, max)).toBeUndefined();
});

it('adds the selected step to the usual ones', () => {
  expect(stepsWith([1, 2, 3], 2)).toEqual([1, 2, 3]);
  expect(stepsWith([1, 2, 3], 1.5)).toEqual([1, 1.5, 2, 3]);
});
