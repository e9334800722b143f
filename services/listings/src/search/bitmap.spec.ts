import { Bitmap } from './bitmap.js';

const of = (rows: number[], room = 100): Bitmap => {
  const bitmap = new Bitmap(room);
  for (const row of rows) bitmap.add(row);
  return bitmap;
};
const rowsOf = (bitmap: Bitmap): number[] => [...bitmap.rows()];

describe('Bitmap', () => {
  it('holds rows at the edges of its words', () => {
    const bitmap = of([0, 31, 32, 63, 99]);
    bitmap.delete(32);

    expect(rowsOf(bitmap)).toEqual([0, 31, 63, 99]);
    expect(bitmap.size).toBe(4);
    expect([99, 98, 5_000].map((row) => bitmap.has(row))).toEqual([true, false, false]);
  });

  it('counts full words', () => {
    const all = Array.from({ length: 64 }, (_, row) => row);

    expect(of(all, 64).size).toBe(64);
  });

  it('keeps its rows as it grows', () => {
    const bitmap = of([1, 31], 32);
    bitmap.reach(999);
    bitmap.add(999);

    expect(rowsOf(bitmap)).toEqual([1, 31, 999]);
  });

  it('meets one of another length', () => {
    expect(rowsOf(of([1, 40], 64).addAll(of([2, 90])))).toEqual([1, 2, 40]);
    expect(rowsOf(of([1, 40, 90]).keepAll(of([1, 2], 32)))).toEqual([1]);
  });

  it('is copied, not shared', () => {
    const bitmap = of([7]);
    bitmap.copy().add(8);

    expect(rowsOf(bitmap)).toEqual([7]);
  });
});
