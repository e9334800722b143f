import { DeviceStore } from './device-store';

const add = (entry: string) => (list: string[]) => [...list, entry];

// In its own file: afterwards the module waits 100 ms for a device instead of 2 s.
describe('device without a response', () => {
  const silent = { open: () => ({}) };

  afterEach(() => jest.useRealTimers());

  it('is not waited for forever, nor long a second time', async () => {
    jest.useFakeTimers();
    Object.defineProperty(globalThis, 'indexedDB', { value: silent, configurable: true });
    const store = new DeviceStore<string[]>({ key: 'silent', empty: [], read: () => [] });
    const change = store.change(add('a'));

    await jest.advanceTimersByTimeAsync(2_000);
    await change;
    expect(store.getSnapshot()).toEqual({ value: ['a'], state: 'memory' });

    const again = store.read();
    await jest.advanceTimersByTimeAsync(100);
    expect(await again).toEqual(['a']);
  });
});
