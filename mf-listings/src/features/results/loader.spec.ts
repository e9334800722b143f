import { nullIfSlow } from './loader';

it('returns the result', async () => {
  await expect(nullIfSlow(Promise.resolve(3))).resolves.toBe(3);
});

it('returns null when the call fails', async () => {
  await expect(nullIfSlow(Promise.reject(new Error('No answer.')))).resolves.toBeNull();
});

it('returns null when the call takes too long', async () => {
  jest.useFakeTimers();
  const result = nullIfSlow(new Promise(() => undefined));
  await jest.advanceTimersByTimeAsync(1000);
  await expect(result).resolves.toBeNull();
  jest.useRealTimers();
});
