import { Bitmap } from './bitmap.js';
import { NearbyRows } from './nearby-rows.js';

const ROWS = 100;
const all = () => {
  const rows = new Bitmap(ROWS);
  for (let row = 0; row < ROWS; row += 1) rows.add(row);
  return rows;
};
const near = (nearby: NearbyRows, ...names: string[]) => {
  const rows = all();
  nearby.retain(rows, names);
  return [...rows.rows()];
};

describe('NearbyRows', () => {
  it('has the rows that are near all places', () => {
    const nearby = new NearbyRows();
    nearby.put(70, ['park-5', 'L-10']);
    nearby.put(3, ['park-5']);

    expect(near(nearby, 'park-5')).toEqual([3, 70]);
    expect(near(nearby, 'park-5', 'L-10')).toEqual([70]);
    expect(near(nearby, 'unknown-5')).toEqual([]);
  });

  it('forgets what a row was near before', () => {
    const nearby = new NearbyRows();
    nearby.put(3, ['park-5']);
    nearby.put(3, ['L-10']);

    expect(near(nearby, 'park-5')).toEqual([]);
    expect(near(nearby, 'L-10')).toEqual([3]);
  });

  it('moves rows to their new numbers, and drops others', () => {
    const nearby = new NearbyRows();
    for (const row of [0, 1, 2, 90]) nearby.put(row, ['park-5']);
    const numbers = new Int32Array(ROWS).fill(-1);
    [numbers[1], numbers[90]] = [0, 1];

    for (const step of nearby.renumber(numbers, 2)) expect(step).toBeUndefined();

    expect(near(nearby, 'park-5')).toEqual([0, 1]);
  });
});
