import { Nearest } from './nearest.js';

const nearestOf = (k: number, offers: readonly [item: number, distance: number][]) => {
  const kept = new Nearest(k, (item, other) => item > other);
  for (const [item, distance] of offers) kept.offer(item, distance);
  return kept;
};

describe('Nearest', () => {
  it('keeps the k nearest items in order, ties by isBefore', () => {
    const offers: [number, number][] = Array.from({ length: 50 }, (_, at) => [at, (at * 7) % 10]);
    const wanted = [...offers].sort(([a, near], [b, far]) => near - far || b - a);

    expect(nearestOf(12, offers).all()).toEqual(wanted.slice(0, 12).map(([item]) => item));
    expect(nearestOf(12, offers).maxDistance).toBe(wanted[11]?.[1]);
  });

  it('keeps all items when fewer than k were offered', () => {
    const kept = nearestOf(3, [
      [1, 0.5],
      [2, 0],
    ]);

    expect(kept.all()).toEqual([2, 1]);
    expect(kept.maxDistance).toBe(Infinity);
  });
});
