import { ifInTime } from './if-in-time';

it('is the answer', async () => {
  await expect(ifInTime(Promise.resolve(3))).resolves.toBe(3);
});

it('is nothing where the answer fails', async () => {
  await expect(ifInTime(Promise.reject(new Error('No answer.')))).resolves.toBeNull();
});

it('is nothing where the answer does not come', async () => {
  jest.useFakeTimers();
  const answer = ifInTime(new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(1000);
  await expect(answer).resolves.toBeNull();
  jest.useRealTimers();
});
