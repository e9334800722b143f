import { Bitmap } from './bitmap.js';

const of = (rows: number[], capacity = 100): Bitmap => {
  const bitmap = new Bitmap(capacity);
  for (const row of rows) bitmap.add(row);
  return bitmap;
};
const rowsOf = (bitmap: Bitmap): number[] => [...bitmap.rows()];

describe('Bitmap', () => {
  it('holds the first and the last row of a word', () => {
    const bitmap = of([0, 31, 32, 63, 99]);
    bitmap.delete(32);

    expect(rowsOf(bitmap)).toEqual([0, 31, 63, 99]);
    expect(bitmap.size).toBe(4);
    expect([99, 98, 5_000].map((row) => bitmap.has(row))).toEqual([true, false, false]);
  });

  it('counts the rows of full words', () => {
    const all = Array.from({ length: 64 }, (_, row) => row);

    expect(of(all, 64).size).toBe(64);
  });

  it('keeps its rows when the capacity grows', () => {
    const bitmap = of([1, 31], 32);
    bitmap.ensureCapacity(999);
    bitmap.add(999);

    expect(rowsOf(bitmap)).toEqual([1, 31, 999]);
  });

  it('unites and intersects bitmaps of different capacity', () => {
    expect(rowsOf(of([1, 40], 64).union(of([2, 90])))).toEqual([1, 2, 40]);
    expect(rowsOf(of([1, 40, 90]).intersect(of([1, 2], 32)))).toEqual([1]);
  });

  it('copies its rows', () => {
    const bitmap = of([7]);
    bitmap.copy().add(8);

    expect(rowsOf(bitmap)).toEqual([7]);
  });
});
