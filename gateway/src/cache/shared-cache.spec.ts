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
/** Lets everything happen that waits for nothing outside. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

/** A load that ends when the test says so. */
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
  it('asks once while a value is fresh, and tells its age', async () => {
    expect(await cache.get('a', loading('1'))).toEqual({ value: '1', state: 'loaded', age: 0 });
    seconds += 9.5;
    expect(await cache.get('a', neverAsked)).toEqual({ value: '1', state: 'fresh', age: 9.5 });
  });

  it('serves a stale one at once while it is loaded anew behind', async () => {
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

  it('waits for the new one after that time', async () => {
    await cache.get('a', loading('1'));
    seconds += 31;
    expect(await cache.get('a', loading('2'))).toMatchObject({ value: '2', state: 'loaded' });
  });
});

describe('failures', () => {
  it('keeps the old value for a reload that fails, tries again later, and says so', async () => {
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

  it('serves the old value in place of a load that fails, and holds further tries back', async () => {
    await cache.get('a', loading('1'));
    seconds += 40;
    expect(await cache.get('a', failing)).toEqual({ value: '1', state: 'stale', age: 40 });
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: '1', state: 'stale' });
    seconds += 3;
    expect(await cache.get('a', failing)).toMatchObject({ value: '1', state: 'stale' });
  });

  it('ends with the time that it was given', async () => {
    await cache.get('a', loading('1'));
    seconds += 69;
    expect(await cache.get('a', failing)).toMatchObject({ state: 'stale' });
    seconds += 1.5;
    await expect(cache.get('a', failing)).rejects.toThrow('down');
  });

  it('fails where there is no old value, for all who wait, and keeps no failure', async () => {
    const { load, calls, reject } = slowLoad();
    const both = Promise.allSettled([cache.get('a', load), cache.get('a', load)]);
    reject(new Error('down'));
    expect(await both).toMatchObject([{ status: 'rejected' }, { status: 'rejected' }]);
    expect(calls).toHaveLength(1);
    expect(await cache.get('a', loading('1'))).toMatchObject({ value: '1' });
  });
});

describe('sharing', () => {
  it('loads once for all who ask at the same time', async () => {
    const { load, calls, resolve } = slowLoad();
    const all = Promise.all(Array.from({ length: 50 }, () => cache.get('a', load)));
    resolve(holding('1'));
    expect((await all).every(({ value }) => value === '1')).toBe(true);
    expect(calls).toEqual([false]);
  });

  it('gives a value that may not be kept to its own caller only', async () => {
    let callers = 0;
    const load = async () => holding(`for caller ${(callers += 1)}`, { policy: undefined });
    const all = await Promise.all([1, 2, 3].map(() => cache.get('a', load)));
    expect(new Set(all.map(({ value }) => value)).size).toBe(3);
    expect(cache.size).toBe(0);
  });

  it('lets nobody wait for another once a value was private, and tries again later', async () => {
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

  it('forgets the old value when the new one may not be kept', async () => {
    await cache.get('a', loading('1'));
    seconds += 11;
    await cache.get('a', loading('gone', { policy: undefined }));
    await settled();
    expect(await cache.get('a', loading('3'))).toMatchObject({ value: '3', state: 'loaded' });
  });
});

describe('dropping', () => {
  it('forgets what has the tag, and nothing else', async () => {
    await cache.get('a', loading('1'));
    await cache.get('b', loading('1', { tags: ['content', 'listings'] }));
    await cache.get('c', loading('1', { tags: ['content'] }));
    cache.drop('listings');
    expect(await cache.get('a', loading('2'))).toMatchObject({ value: '2' });
    expect(await cache.get('b', loading('2'))).toMatchObject({ value: '2' });
    expect(await cache.get('c', neverAsked)).toMatchObject({ value: '1' });
  });

  it('keeps nothing whose load began before', async () => {
    const { load, resolve } = slowLoad();
    const before = cache.get('a', load);
    cache.drop('listings');
    const after = cache.get('a', loading('new'));
    resolve(holding('old'));
    expect(await before).toMatchObject({ value: 'old' });
    expect(await after).toMatchObject({ value: 'new' });
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: 'new' });
  });

  it('keeps nothing of a reload that began before', async () => {
    await cache.get('a', loading('1'));
    seconds += 11;
    const { load, resolve } = slowLoad();
    await cache.get('a', load);
    cache.drop('listings');
    resolve(holding('old'));
    await settled();
    expect(await cache.get('a', loading('new'))).toMatchObject({ value: 'new', state: 'loaded' });
  });

  it('lets a dropped value stand in where the new one cannot be loaded, for as long as it may, and nowhere else', async () => {
    await cache.get('a', loading('1'));
    cache.drop('listings');
    expect(await cache.get('a', failing)).toMatchObject({ value: '1', state: 'stale' });
    cache.drop('listings');
    expect(await cache.get('a', loading('2'))).toMatchObject({ value: '2', state: 'loaded' });
    cache.drop('listings');
    seconds += 71;
    await expect(cache.get('a', failing)).rejects.toThrow('down');
  });

  it('tries again at once after a change, however lately a load has failed', async () => {
    await cache.get('a', loading('1'));
    cache.drop('listings');
    await cache.get('a', failing);
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: '1', state: 'stale' });
    cache.drop('listings');
    expect(await cache.get('a', loading('2'))).toMatchObject({ value: '2', state: 'loaded' });
  });
});

describe('bounds', () => {
  it('holds so many bytes, and forgets what was not asked for longest', async () => {
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

  it('hands over what is too big for it', async () => {
    const load = loading('x'.repeat(2_000));
    expect(await cache.get('a', load)).toMatchObject({ state: 'loaded' });
    expect(await cache.get('a', load)).toMatchObject({ state: 'loaded' });
    expect(cache.size).toBe(0);
  });

  it('serves who waits although its place was taken meanwhile', async () => {
    const { load, resolve } = slowLoad();
    const answer = cache.get('a', load);
    for (const key of ['b', 'c', 'd', 'e']) await cache.get(key, loading('x'.repeat(400)));
    resolve(holding('1'));
    expect(await answer).toMatchObject({ value: '1' });
  });
});
