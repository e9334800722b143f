import { overlaps } from './overlaps';

const box = (x: number, y: number) => ({ x, y, width: 60, height: 26 });

describe('overlaps', () => {
  it('gives room to whoever came first', () => {
    expect(overlaps([], [box(0, 0), box(59, 10), box(60, 0), box(0, 26)])).toEqual(new Set([1]));
  });

  it('keeps clear of what is fixed', () => {
    expect(overlaps([box(0, 0)], [box(10, 0), box(200, 0)])).toEqual(new Set([0]));
  });

  it('does not count a box that got no room', () => {
    expect(overlaps([], [box(0, 0), box(50, 0), box(100, 0)])).toEqual(new Set([1]));
  });
});
