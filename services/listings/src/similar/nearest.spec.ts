import { Nearest } from './nearest.js';

const nearest = (limit: number, offers: readonly [item: number, distance: number][]) => {
  const kept = new Nearest(limit, (item, other) => item > other);
  for (const [item, distance] of offers) kept.offer(item, distance);
  return kept;
};

it('keeps the nearest, in order, and of equals those that go first', () => {
  const offers: [number, number][] = Array.from({ length: 50 }, (_, at) => [at, (at * 7) % 10]);
  const wanted = [...offers].sort(([a, near], [b, far]) => near - far || b - a);

  expect(nearest(12, offers).all()).toEqual(wanted.slice(0, 12).map(([item]) => item));
  expect(nearest(12, offers).farthest).toBe(wanted[11]?.[1]);
});

it('has fewer where there are fewer', () => {
  const kept = nearest(3, [
    [1, 0.5],
    [2, 0],
  ]);

  expect(kept.all()).toEqual([2, 1]);
  expect(kept.farthest).toBe(Infinity);
});
