import { Memo } from './memo.js';

const setUp = () => {
  const memo = new Memo(10_000, () => 0);
  let asked = 0;
  const find = (version: number, key: string, now: number, until = Infinity) =>
    memo.find(version, key, now, () => {
      asked += 1;
      return { until };
    });
  return { find, times: () => asked };
};

describe('Memo', () => {
  it('finds out once', () => {
    const { find, times } = setUp();
    find(1, 'a', 0);
    find(1, 'a', 5);

    expect(times()).toBe(1);
  });

  it('finds out again about another version', () => {
    const { find, times } = setUp();
    find(1, 'a', 0);
    find(2, 'a', 0);
    find(1, 'a', 0);

    expect(times()).toBe(3);
  });

  it('finds out again when the time has come', () => {
    const { find, times } = setUp();
    find(1, 'a', 0, 10);
    find(1, 'a', 9, 10);
    expect(times()).toBe(1);

    find(1, 'a', 10, 20);
    expect(times()).toBe(2);
  });

  it('forgets what was asked longest ago when the room is used up', () => {
    const { find, times } = setUp();
    for (let key = 0; key < 50; key += 1) find(1, String(key), 0);
    find(1, '49', 0);
    expect(times()).toBe(50);

    find(1, '0', 0);
    expect(times()).toBe(51);
  });
});
