import { inTime } from './in-time';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('tells of an answer that comes too late', async () => {
  const onLate = jest.fn();
  let answer: (value: string) => void = () => undefined;
  const late = new Promise<string>((resolve) => {
    answer = resolve;
  });
  const waiting = expect(inTime(late, onLate)).rejects.toThrow('does not answer');
  await jest.advanceTimersByTimeAsync(2_000);
  await waiting;
  expect(onLate).not.toHaveBeenCalled();

  answer('at last');
  await jest.advanceTimersByTimeAsync(0);
  expect(onLate).toHaveBeenCalledTimes(1);
});

it('says nothing of one that is there in time', async () => {
  const onLate = jest.fn();

  expect(await inTime(Promise.resolve('at once'), onLate)).toBe('at once');
  await jest.advanceTimersByTimeAsync(10_000);
  expect(onLate).not.toHaveBeenCalled();
});
