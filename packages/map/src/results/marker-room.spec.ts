import { findOverlapping } from './marker-room';

const box = (x: number, y: number) => ({ x, y, width: 60, height: 26 });

describe('findOverlapping', () => {
  it('prefers earlier boxes', () => {
    expect(findOverlapping([], [box(0, 0), box(59, 10), box(60, 0), box(0, 26)])).toEqual(
      new Set([1]),
    );
  });

  it('finds boxes that overlap a fixed one', () => {
    expect(findOverlapping([box(0, 0)], [box(10, 0), box(200, 0)])).toEqual(new Set([0]));
  });

  it('ignores boxes without room', () => {
    expect(findOverlapping([], [box(0, 0), box(50, 0), box(100, 0)])).toEqual(new Set([1]));
  });
});
