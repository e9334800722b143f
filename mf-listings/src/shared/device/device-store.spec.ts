import 'fake-indexeddb/auto';
import { waitFor } from '@testing-library/react';
import { createStore, set } from 'idb-keyval';
import { DeviceStore } from './device-store';

const read = (stored: unknown): string[] =>
  (Array.isArray(stored) ? stored : []).filter((each) => typeof each === 'string').slice(0, 3);
const add = (entry: string) => (list: string[]) => (list.includes(entry) ? list : [...list, entry]);

let key = 0;
const fresh = () => `list-${(key += 1)}`;
const tab = (name: string) => new DeviceStore<string[]>({ key: name, empty: [], read });

describe('a value on the device', () => {
  const closers: (() => void)[] = [];
  const open = (store: DeviceStore<string[]>) => {
    closers.push(store.subscribe(() => undefined));
    return store;
  };
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  it('is being read until the device answers, and on a server', async () => {
    const store = tab(fresh());
    expect(store.now()).toEqual({ value: [], state: 'reading' });
    expect(store.now()).toBe(store.atFirst());

    await store.read();

    expect(store.now()).toEqual({ value: [], state: 'kept' });
    expect(store.atFirst().state).toBe('reading');
  });

  it('shows a change at once, and finds it again later', async () => {
    const name = fresh();
    const store = open(tab(name));
    const saved = store.change(add('a'));
    expect(store.now().value).toEqual(['a']);
    await saved;

    expect(await tab(name).read()).toEqual(['a']);
  });

  it('is in step in all tabs, and loses nothing that two keep at the same time', async () => {
    const name = fresh();
    const [one, other] = [open(tab(name)), open(tab(name))];
    await Promise.all([one.change(add('a')), other.change(add('b'))]);

    await waitFor(() => expect([...one.now().value].sort()).toEqual(['a', 'b']));
    await waitFor(() => expect(other.now().value).toEqual(one.now().value));
  });

  it('hears of a change by a page that shows nothing of it', async () => {
    const name = fresh();
    const shown = open(tab(name));
    await tab(name).change(add('a'));

    await waitFor(() => expect(shown.now().value).toEqual(['a']));
  });

  it('is read anew by the next page that shows it', async () => {
    const name = fresh();
    const store = tab(name);
    store.subscribe(() => undefined)();
    await tab(name).change(add('a'));

    const close = store.subscribe(() => undefined);
    await waitFor(() => expect(store.now().value).toEqual(['a']));
    close();
  });

  it.each([undefined, 'text', { length: 2 }, [1, null, 'a', 'b', 'c', 'd']])(
    'makes the best of %j, whoever wrote it',
    async (stored) => {
      const name = fresh();
      await set(name, stored, createStore('mf-listings', 'kept'));

      expect(await tab(name).read()).toEqual(read(stored));
    },
  );
});
