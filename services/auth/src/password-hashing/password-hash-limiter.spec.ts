import { availableParallelism } from 'node:os';
import { jest } from '@jest/globals';
import { withHashSlot } from './password-hash-limiter.js';

const MAX_CONCURRENT = Math.max(1, availableParallelism() - 1);
const MAX_QUEUED = 32;

describe('password hash limiter', () => {
  beforeEach(() => {
    jest.useFakeTimers();
  });

  afterEach(async () => {
    await jest.runAllTimersAsync();
    jest.useRealTimers();
  });

  it('leaves one core free, limits the queue and refuses the rest with 503', async () => {
    const started: (() => void)[] = [];
    const hash = () => new Promise<void>((resolve) => started.push(resolve));
    const all = Array.from({ length: MAX_CONCURRENT + MAX_QUEUED }, () => withHashSlot(hash));
    await jest.runAllTimersAsync();
    expect(started).toHaveLength(MAX_CONCURRENT);
    await expect(withHashSlot(hash)).rejects.toMatchObject({ status: 503, retryAfter: 2 });

    started[0]?.();
    await jest.runAllTimersAsync();
    expect(started).toHaveLength(MAX_CONCURRENT + 1);
    for (let at = 1; at < all.length; at += 1) {
      started[at]?.();
      await jest.runAllTimersAsync();
    }
    await Promise.all(all);
  });

  it('pauses a slot for as long as its hash took, without delaying the caller', async () => {
    const DURATION = 20;
    const hash = () =>
      new Promise<number>((resolve) => setTimeout(() => resolve(Date.now()), DURATION));
    const start = Date.now();
    const ends = Promise.all(Array.from({ length: MAX_CONCURRENT * 3 }, () => withHashSlot(hash)));
    await jest.runAllTimersAsync();
    const turns = [DURATION, 3 * DURATION, 5 * DURATION];
    expect((await ends).map((end) => end - start)).toEqual(
      turns.flatMap((turn) => Array<number>(MAX_CONCURRENT).fill(turn)),
    );
  });

  it('continues with the next in the queue after a hash fails', async () => {
    const failing = Array.from({ length: MAX_CONCURRENT + 3 }, (_, at) =>
      withHashSlot(() => Promise.reject(new Error(`${at}`))).catch((error: Error) => error.message),
    );
    await jest.runAllTimersAsync();
    expect(await Promise.all(failing)).toHaveLength(MAX_CONCURRENT + 3);
    expect(await withHashSlot(() => Promise.resolve('hashed'))).toBe('hashed');
  });
});
