import { jest } from '@jest/globals';
import { backgroundReloads, SharedCache } from './shared-cache.js';
import { failing, holding, loading, neverAsked, settled, slowLoad } from './testing/loads.js';

let seconds: number;
let cache: SharedCache<string>;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['setImmediate', 'nextTick', 'performance'] });
  seconds = 1_000;
  cache = new SharedCache({ maxSize: 1_000, now: () => seconds * 1000 });
});
afterEach(() => jest.useRealTimers());

/** Two stale values of a cache that reloads one at a time: the reload of the second waits for that of the first. */
async function reloadsInTurn() {
  cache = new SharedCache({
    maxSize: 1_000,
    now: () => seconds * 1000,
    backgroundReloads: backgroundReloads(1),
  });
  for (const key of ['a', 'b']) await cache.get(key, loading('1'));
  seconds += 11;
  const [first, second] = [slowLoad(), slowLoad()];
  await cache.get('a', first.load);
  await cache.get('b', second.load);
  return { first, second };
}

describe('a drop', () => {
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

  it('reloads a dropped value that a client asked for early in the grace, without another client', async () => {
    await cache.get('a', loading('1'));
    cache.drop(['listings'], 500);
    expect(await cache.get('a', loading('2'))).toMatchObject({ value: '1', state: 'stale' });
    jest.advanceTimersByTime(249);
    await settled();
    expect(cache.lookup('a', loading('3'))).toMatchObject({ value: '1', state: 'stale' });
    jest.advanceTimersByTime(1);
    await settled();
    seconds += 0.6;
    expect(await cache.get('a', neverAsked)).toMatchObject({ value: '2', state: 'fresh' });
  });

  it('reloads as many values at a time as its limit allows', async () => {
    const { first, second } = await reloadsInTurn();
    await cache.get('b', second.load);
    await settled();
    expect([first.calls, second.calls]).toEqual([[true], []]);
    first.resolve(holding('2'));
    await settled();
    expect(second.calls).toEqual([true]);
  });

  it('loads a value at once whose reload waits for others, if a client may not get the stale one', async () => {
    const { first, second } = await reloadsInTurn();
    cache.drop(['listings']);
    expect(await cache.get('b', loading('2'))).toMatchObject({ value: '2', state: 'loaded' });
    first.resolve(holding('2'));
    await settled();
    expect(second.calls).toEqual([]);
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
