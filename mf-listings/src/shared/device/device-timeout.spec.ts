import { withDeviceTimeout } from './device-timeout';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('reports a result that comes too late', async () => {
  const onLate = jest.fn();
  let result: (value: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => {
    result = resolve;
  });
  const waiting = expect(withDeviceTimeout(late, onLate)).rejects.toThrow('does not answer');
  await jest.advanceTimersByTimeAsync(2_000);
  await waiting;
  expect(onLate).not.toHaveBeenCalled();

  result('at last');
  await jest.advanceTimersByTimeAsync(0);
  expect(onLate).toHaveBeenCalledTimes(1);
});

it('does not report a result that comes in time', async () => {
  const onLate = jest.fn();

  expect(await withDeviceTimeout(Promise.resolve('at once'), onLate)).toBe('at once');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onLate).not.toHaveBeenCalled();
});
