import { VersionedCache } from './versioned-cache.js';

const setUp = () => {
  const cache = new VersionedCache(10_000, () => 0);
  let computed = 0;
  const get = (version: number, key: string, now: number, until = Infinity) =>
    cache.get(version, key, now, () => {
      computed += 1;
      return { until };
    });
  return { get, computations: () => computed };
};

describe('VersionedCache', () => {
  it('computes a result once', () => {
    const { get, computations } = setUp();
    get(1, 'a', 0);
    get(1, 'a', 5);

    expect(computations()).toBe(1);
  });

  it('computes again for another version', () => {
    const { get, computations } = setUp();
    get(1, 'a', 0);
    get(2, 'a', 0);
    get(1, 'a', 0);

    expect(computations()).toBe(3);
  });

  it('computes again when the result has expired', () => {
    const { get, computations } = setUp();
    get(1, 'a', 0, 10);
    get(1, 'a', 9, 10);
    expect(computations()).toBe(1);

    get(1, 'a', 10, 20);
    expect(computations()).toBe(2);
  });

  it('drops the least recently used result when it is full', () => {
    const { get, computations } = setUp();
    for (let key = 0; key < 50; key += 1) get(1, String(key), 0);
    get(1, '49', 0);
    expect(computations()).toBe(50);

    get(1, '0', 0);
    expect(computations()).toBe(51);
  });
});
