import { DeviceStore } from './device-store';

const add = (entry: string) => (list: string[]) => [...list, entry];

// In a file of its own: after it, the module gives a device 100 ms in place of 2 s.
describe('a device that does not answer', () => {
  const silent = { open: () => ({}) };

  afterEach(() => jest.useRealTimers());

  it('is not waited for without end, nor long a second time', async () => {
    jest.useFakeTimers();
    Object.defineProperty(globalThis, 'indexedDB', { value: silent, configurable: true });
    const store = new DeviceStore<string[]>({ key: 'silent', empty: [], read: () => [] });
    const change = store.change(add('a'));

    await jest.advanceTimersByTimeAsync(2_000);
    await change;
    expect(store.now()).toEqual({ value: ['a'], state: 'memory' });

    const again = store.read();
    await jest.advanceTimersByTimeAsync(100);
    expect(await again).toEqual(['a']);
  });
});
