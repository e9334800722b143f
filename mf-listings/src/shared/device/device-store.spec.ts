import { waitFor } from '@testing-library/react';
import 'fake-indexeddb/auto';
import { createStore, set } from 'idb-keyval';
import { DeviceStore } from './device-store';

const read = (stored: unknown): string[] =>
  (Array.isArray(stored) ? stored : []).filter((each) => typeof each === 'string').slice(0, 3);
const add = (entry: string) => (list: string[]) => (list.includes(entry) ? list : [...list, entry]);

let key = 0;
const fresh = () => `list-${(key += 1)}`;
const listingType = (name: string) => new DeviceStore<string[]>({ key: name, empty: [], read });

describe('value on the device', () => {
  const closers: (() => void)[] = [];
  const open = (store: DeviceStore<string[]>) => {
    closers.push(store.subscribe(() => undefined));
    return store;
  };
  afterEach(() => {
    for (const close of closers.splice(0)) close();
  });

  it('has the state `reading` until the device responds, and on a server', async () => {
    const store = listingType(fresh());
    expect(store.getSnapshot()).toEqual({ value: [], state: 'reading' });
    expect(store.getSnapshot()).toBe(store.getServerSnapshot());

    await store.read();

    expect(store.getSnapshot()).toEqual({ value: [], state: 'stored' });
    expect(store.getServerSnapshot().state).toBe('reading');
  });

  it('shows a change at once, and reads it again later', async () => {
    const name = fresh();
    const store = open(listingType(name));
    const saved = store.change(add('a'));
    expect(store.getSnapshot().value).toEqual(['a']);
    await saved;

    expect(await listingType(name).read()).toEqual(['a']);
  });

  it('is the same in all tabs, and loses no concurrent change', async () => {
    const name = fresh();
    const [one, other] = [open(listingType(name)), open(listingType(name))];
    await Promise.all([one.change(add('a')), other.change(add('b'))]);

    await waitFor(() => expect([...one.getSnapshot().value].sort()).toEqual(['a', 'b']));
    await waitFor(() => expect(other.getSnapshot().value).toEqual(one.getSnapshot().value));
  });

  it('notices a change by a page without subscribers', async () => {
    const name = fresh();
    const shown = open(listingType(name));
    await listingType(name).change(add('a'));

    await waitFor(() => expect(shown.getSnapshot().value).toEqual(['a']));
  });

  it('is read again by the next page that subscribes', async () => {
    const name = fresh();
    const store = listingType(name);
    store.subscribe(() => undefined)();
    await listingType(name).change(add('a'));

    const close = store.subscribe(() => undefined);
    await waitFor(() => expect(store.getSnapshot().value).toEqual(['a']));
    close();
  });

  it.each([undefined, 'text', { length: 2 }, [1, null, 'a', 'b', 'c', 'd']])(
    'reads the usable part of %j',
    async (stored) => {
      const name = fresh();
      await set(name, stored, createStore('mf-listings', 'kept'));

      expect(await listingType(name).read()).toEqual(read(stored));
    },
  );
});
