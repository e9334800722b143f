import { Bitmap } from './bitmap.js';
import { Posting } from './posting.js';

const postingOf = (rows: number[]): Posting => {
  const posting = new Posting('park');
  for (const row of rows) posting.add(row);
  return posting;
};
const rowsIn = (posting: Posting, capacity = 100_000): number[] => {
  const found = new Bitmap(capacity);
  posting.addTo(found);
  return [...found.rows()];
};
const every = (step: number, length: number) => Array.from({ length }, (_, at) => at * step);

describe('Posting', () => {
  it.each([
    ['few rows', every(1_000, 90)],
    ['many rows', every(3, 5_000)],
    ['all rows', every(1, 3_000)],
    ['many rows at first and few later', [...every(1, 500), 60_000, 99_999]],
  ])('holds %s', (_, rows) => {
    expect(rowsIn(postingOf(rows))).toEqual(rows);
  });

  it('holds a row once when it is added twice in a row', () => {
    expect(rowsIn(postingOf([3, 3, 4, 4]))).toEqual([3, 4]);
  });

  it('ignores rows above the capacity of the result', () => {
    expect(rowsIn(postingOf(every(1, 500)), 64)).toEqual(every(1, 64));
  });

  it.each([every(500, 100), every(1, 5_000)])('renumbers its rows and drops some', (...rows) => {
    const posting = postingOf(rows);
    const numbers = new Int32Array(50_000).fill(-1);
    const staying = rows.filter((_, at) => at % 3 === 0);
    staying.forEach((row, number) => {
      numbers[row] = number;
    });
    posting.renumber(numbers);
    posting.add(staying.length);

    expect(rowsIn(posting)).toEqual([...staying.keys(), staying.length]);
  });
});
