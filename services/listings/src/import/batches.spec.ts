import { inBatches } from './batches.js';

async function* numbers(count: number) {
  for (let number = 1; number <= count; number += 1) yield number;
}

describe('inBatches', () => {
  it.each([
    [0, []],
    [2, [[1, 2]]],
    [5, [[1, 2], [3, 4], [5]]],
  ])('groups %i by two', async (count, groups) => {
    const batches: number[][] = [];
    for await (const batch of inBatches(numbers(count), 2)) batches.push(batch);

    expect(batches).toEqual(groups);
  });
});
