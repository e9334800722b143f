import type { CachePolicy } from './cache-policy.js';
import { type Loaded, SharedCache } from './shared-cache.js';

const POLICY: CachePolicy = { fresh: 10, staleWhileRevalidate: 20, staleIfError: 60 };

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

const holding = (value: string, more: Partial<Loaded<string>> = {}): Loaded<string> => ({
  value,
  size: value.length,
  policy: POLICY,
  tags: ['listings'],
  ...more,
});
const loading = (value: string, more?: Partial<Loaded<string>>) => () =>
  Promise.resolve(holding(value, more));
const failing = () => Promise.reject(new Error('down'));
const neverAsked = () => {
  throw new Error('nobody was to be asked');
};
/** Runs all pending promises. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A load that the test ends. */
const slowLoad = () => {
  let resolve!: (loaded: Loaded<string>) => void;
  let reject!: (error: Error) => void;
  const promise = new Promise<Loaded<string>>((onDone, onFailure) => {
    [resolve, reject] = [onDone, onFailure];
  });
  const calls: boolean[] = [];
  const load = (isReload: boolean) => {
    calls.push(isReload);
    return promise;
  };
  return { load, calls, resolve, reject };
};

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

describe('dropping', () => {
  it('invalidates the values with one of the tags only', async () => {
    await cache.get('a', loading('1', { tags: ['content', 'content/page'] }));
    await cache.get('b', loading('1', { tags: ['content', 'content/*'] }));
    await cache.get('c', loading('1', { tags: ['content', 'content/newsletter'] }));
    cache.drop(['content/*', 'content/page']);
    expect(await cache.get('a', loading('2'))).toMatchObject({ value: '2' });
    expect(await cache.get('b', loading('2'))).toMatchObject({ value: '2' });
    expect(await cache.get('c', neverAsked)).toMatchObject({ value: '1' });
  });

  it('does not cache a value whose load began before the drop', async () => {
    const { load, resolve } = slowLoad();
    const before = cache.get('a', load);
    cache.drop(['listings']);
    const after = cache.get('a', loading('new'));
    resolve(holding('old'));
    expect(await before).toMatchObject({ value: 'old' });
    expect(await after).toMatchObject({ value: 'new' });
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: 'new' });
  });

  it('does not cache a reload that began before the drop', async () => {
    await cache.get('a', loading('1'));
    seconds += 11;
    const { load, resolve } = slowLoad();
    await cache.get('a', load);
    cache.drop(['listings']);
    resolve(holding('old'));
    await settled();
    expect(await cache.get('a', loading('new'))).toMatchObject({ value: 'new', state: 'loaded' });
  });

  it('serves a dropped value only if the reload fails, within stale-if-error', async () => {
    await cache.get('a', loading('1'));
    cache.drop(['listings']);
    expect(await cache.get('a', failing)).toMatchObject({ value: '1', state: 'stale' });
    cache.drop(['listings']);
    expect(await cache.get('a', loading('2'))).toMatchObject({ value: '2', state: 'loaded' });
    cache.drop(['listings']);
    seconds += 71;
    await expect(cache.get('a', failing)).rejects.toThrow('down');
  });

  it('serves a dropped value for its grace, and reloads it once in this time in the background', async () => {
    await cache.get('a', loading('1'));
    seconds += 0.1;
    cache.drop(['listings'], 500);
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: '1', state: 'stale' });
    seconds += 0.25;
    const { load, calls, resolve } = slowLoad();
    expect(await cache.get('a', load)).toMatchObject({ value: '1', state: 'stale' });
    expect(calls).toEqual([true]);
    resolve(holding('2'));
    await settled();
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: '2', state: 'fresh' });
  });

  it('does not extend the grace by another drop', async () => {
    await cache.get('a', loading('1'));
    cache.drop(['listings'], 500);
    seconds += 0.4;
    cache.drop(['listings'], 500);
    seconds += 0.2;
    expect(await cache.get('a', loading('2'))).toMatchObject({ value: '2', state: 'loaded' });
  });

  it('ends the grace by a drop without one', async () => {
    await cache.get('a', loading('1'));
    cache.drop(['listings'], 500);
    cache.drop(['listings']);
    expect(await cache.get('a', loading('2'))).toMatchObject({ value: '2', state: 'loaded' });
  });

  it('caches a value whose load began before the drop of other tags', async () => {
    const { load, resolve } = slowLoad();
    const before = cache.get('a', load);
    cache.drop(['content']);
    resolve(holding('1'));
    await before;
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: '1', state: 'fresh' });
  });

  it('serves a value whose load began before the drop for the grace of the first drop', async () => {
    const { load, resolve } = slowLoad();
    const before = cache.get('a', load);
    cache.drop(['listings'], 500);
    seconds += 0.4;
    cache.drop(['listings'], 500);
    resolve(holding('1'));
    await before;
    seconds += 0.05;
    const slow = slowLoad();
    expect(await cache.get('a', slow.load)).toMatchObject({ value: '1', state: 'stale' });
    slow.resolve(holding('2'));
    await settled();
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: '2', state: 'fresh' });
  });

  it('loads again at once after a failure that asks for no delay', async () => {
    cache = new SharedCache({ maxSize: 1_000, retryDelay: () => 0 });
    await cache.get('a', loading('1'));
    cache.drop(['listings']);
    expect(await cache.get('a', failing)).toMatchObject({ value: '1', state: 'stale' });
    expect(await cache.get('a', loading('2'))).toMatchObject({ value: '2', state: 'loaded' });
  });

  it('retries at once after a drop, also after a recent failure', async () => {
    await cache.get('a', loading('1'));
    cache.drop(['listings']);
    await cache.get('a', failing);
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: '1', state: 'stale' });
    cache.drop(['listings']);
    expect(await cache.get('a', loading('2'))).toMatchObject({ value: '2', state: 'loaded' });
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
