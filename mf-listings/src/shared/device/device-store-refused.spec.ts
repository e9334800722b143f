import { IDBFactory } from 'fake-indexeddb';
import { createStore, get } from 'idb-keyval';
import { DeviceStore } from './device-store';

const read = (stored: unknown) => (Array.isArray(stored) ? (stored as string[]) : []);
const add = (entry: string) => (list: string[]) => [...list, entry];
const aStore = (key: string) => new DeviceStore<string[]>({ key, empty: [], read });
const setDevice = (value: unknown) =>
  Object.defineProperty(globalThis, 'indexedDB', { value, configurable: true });

const refusing = {
  open: () => {
    throw new DOMException('refused', 'SecurityError');
  },
};

it.each([undefined, refusing])(
  'lasts until the page is closed when the device stores nothing (%j)',
  async (device) => {
    setDevice(device);
    const store = aStore('list');
    await store.change(add('a'));
    await store.change(add('b'));

    expect(store.getSnapshot()).toEqual({ value: ['a', 'b'], state: 'memory' });
    expect(await store.read()).toEqual(['a', 'b']);
  },
);

it('is stored with the next change, once the device allows it', async () => {
  setDevice(refusing);
  const store = aStore('later');
  await store.change(add('a'));

  setDevice(new IDBFactory());
  await store.change(add('b'));

  expect(store.getSnapshot()).toEqual({ value: ['a', 'b'], state: 'stored' });
  expect(await get('later', createStore('mf-listings', 'kept'))).toEqual(['a', 'b']);
});

it('works in a browser without BroadcastChannel', async () => {
  setDevice(new IDBFactory());
  const channels = globalThis.BroadcastChannel;
  Reflect.deleteProperty(globalThis, 'BroadcastChannel');
  const store = aStore('alone');
  const close = store.subscribe(() => undefined);
  await store.change(add('a'));

  expect(store.getSnapshot()).toEqual({ value: ['a'], state: 'stored' });
  close();
  globalThis.BroadcastChannel = channels;
});
