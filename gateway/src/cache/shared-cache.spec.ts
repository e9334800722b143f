import { SharedCache } from './shared-cache.js';
import { failing, holding, loading, neverAsked, settled, slowLoad } from './testing/loads.js';

let seconds: number;
let failures: unknown[];
let cache: SharedCache<string>;

beforeEach(() => {
  seconds = 1_000;
  failures = [];
  cache = new SharedCache({
    maxSize: 1_000,
    now: () => seconds * 1000,
    onReloadFailed: (error) => failures.push(error),
  });
});

describe('freshness', () => {
  it('loads once while the value is fresh, and returns its age', async () => {
    expect(await cache.get('a', loading('1'))).toEqual({ value: '1', state: 'loaded', age: 0 });
    seconds += 9.5;
    expect(await cache.get('a', neverAsked)).toEqual({ value: '1', state: 'fresh', age: 9.5 });
  });

  it('serves a stale value at once and reloads it in the background', async () => {
    await cache.get('a', loading('1'));
    seconds += 11;
    const { load, calls, resolve } = slowLoad();
    expect(await cache.get('a', load)).toEqual({ value: '1', state: 'stale', age: 11 });
    expect(await cache.get('a', load)).toMatchObject({ value: '1', state: 'stale' });
    expect(calls).toEqual([true]);
    resolve(holding('2'));
    await settled();
    expect(await cache.get('a', neverAsked)).toEqual({ value: '2', state: 'fresh', age: 0 });
  });

  it('waits for the new value after stale-while-revalidate', async () => {
    await cache.get('a', loading('1'));
    seconds += 31;
    expect(await cache.get('a', loading('2'))).toMatchObject({ value: '2', state: 'loaded' });
  });
});

describe('failures', () => {
  it('serves the stale value after a failed reload, reports the failure and retries later', async () => {
    await cache.get('a', loading('1'));
    seconds += 11;
    await cache.get('a', failing);
    await settled();
    expect(failures).toEqual([new Error('down')]);
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: '1', state: 'stale' });
    seconds += 3;
    await cache.get('a', loading('2'));
    await settled();
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: '2', state: 'fresh' });
  });

  it('serves the stale value if the load fails, and delays the next try', async () => {
    await cache.get('a', loading('1'));
    seconds += 40;
    expect(await cache.get('a', failing)).toEqual({ value: '1', state: 'stale', age: 40 });
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: '1', state: 'stale' });
    seconds += 3;
    expect(await cache.get('a', failing)).toMatchObject({ value: '1', state: 'stale' });
  });

  it('does not serve the stale value after stale-if-error', async () => {
    await cache.get('a', loading('1'));
    seconds += 69;
    expect(await cache.get('a', failing)).toMatchObject({ state: 'stale' });
    seconds += 1.5;
    await expect(cache.get('a', failing)).rejects.toThrow('down');
  });

  it('rejects all concurrent calls without a stale value, and does not cache the failure', async () => {
    const { load, calls, reject } = slowLoad();
    const both = Promise.allSettled([cache.get('a', load), cache.get('a', load)]);
    reject(new Error('down'));
    expect(await both).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(calls).toHaveLength(1);
    expect(await cache.get('a', loading('1'))).toMatchObject({ value: '1' });
  });
});

describe('sharing', () => {
  it('loads once for concurrent calls', async () => {
    const { load, calls, resolve } = slowLoad();
    const all = Promise.all(Array.from({ length: 50 }, () => cache.get('a', load)));
    resolve(holding('1'));
    expect((await all).every(({ value }) => value === '1')).toBe(true);
    expect(calls).toEqual([false]);
  });

  it('returns an uncacheable value to its own caller only', async () => {
    let callers = 0;
    const load = async () => holding(`for caller ${(callers += 1)}`, { policy: undefined });
    const all = await Promise.all([1, 2, 3].map(() => cache.get('a', load)));
    expect(new Set(all.map(({ value }) => value)).size).toBe(3);
    expect(cache.size).toBe(0);
  });

  it('does not coalesce loads for a while after an uncacheable value', async () => {
    await cache.get('a', loading('private', { policy: undefined }));
    const slow = slowLoad();
    const first = cache.get('a', slow.load);
    expect(await cache.get('a', loading('mine'))).toMatchObject({ value: 'mine' });
    slow.resolve(holding('theirs', { policy: undefined }));
    expect(await first).toMatchObject({ value: 'theirs' });
    seconds += 6;
    await cache.get('a', loading('public'));
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: 'public' });
  });

  it('removes the old value when the new one is uncacheable', async () => {
    await cache.get('a', loading('1'));
    seconds += 11;
    await cache.get('a', loading('gone', { policy: undefined }));
    await settled();
    expect(await cache.get('a', loading('3'))).toMatchObject({ value: '3', state: 'loaded' });
  });
});

describe('bounds', () => {
  it('evicts the least recently used values beyond the maximum size', async () => {
    const value = 'x'.repeat(300);
    for (const key of ['a', 'b', 'c']) await cache.get(key, loading(value));
    await cache.get('a', neverAsked);
    await cache.get('d', loading(value));
    expect(cache.size).toBeLessThanOrEqual(1_000);
    await cache.get('a', neverAsked);
    const asked = slowLoad();
    void cache.get('b', asked.load);
    expect(asked.calls).toHaveLength(1);
  });

  it('returns a value that is too large, and does not cache it', async () => {
    const load = loading('x'.repeat(2_000));
    expect(await cache.get('a', load)).toMatchObject({ state: 'loaded' });
    expect(await cache.get('a', load)).toMatchObject({ state: 'loaded' });
    expect(cache.size).toBe(0);
  });

  it('returns the value to its caller although the entry was evicted meanwhile', async () => {
    const { load, resolve } = slowLoad();
    const answer = cache.get('a', load);
    for (const key of ['b', 'c', 'd', 'e']) await cache.get(key, loading('x'.repeat(400)));
    resolve(holding('1'));
    expect(await answer).toMatchObject({ value: '1' });
  });
});
