import { chartScale } from './distribution-chart';

it.each([
  [38_000, [0, 10_000, 20_000, 30_000, 40_000]],
  [40_000, [0, 10_000, 20_000, 30_000, 40_000]],
  [226_000, [0, 100_000, 200_000, 300_000]],
  [7, [0, 2, 4, 6, 8]],
  [0, [0]],
])('has round steps and reaches above %d', (highest, lines) => {
  expect(chartScale(highest)).toEqual(lines);
});
