import { RowNumbers } from './row-numbers.js';

describe('the rows of listings', () => {
  it('are found by ids that were put and not deleted, as in a Map', () => {
    const rows = new RowNumbers();
    const expected = new Map<number, number>();
    // Few different ids, so that entries of the same slots are put, replaced and deleted.
    let state = 1;
    const next = (below: number) => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state % below;
    };
    for (let step = 0; step < 20_000; step += 1) {
      const id = next(500) * 1_024;
      if (next(3) === 0) {
        rows.delete(id);
        expected.delete(id);
      } else {
        rows.set(id, step);
        expected.set(id, step);
      }
    }
    expect(rows.size).toBe(expected.size);
    for (let id = 0; id < 500 * 1_024; id += 512) expect(rows.get(id)).toBe(expected.get(id));
  });

  it('have no row for an unknown id', () => {
    const rows = new RowNumbers();
    rows.set(7, 0);
    rows.delete(8);
    expect([rows.get(7), rows.get(8), rows.size]).toEqual([0, undefined, 1]);
  });
});
