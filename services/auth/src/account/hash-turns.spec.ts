import { availableParallelism } from 'node:os';
import { jest } from '@jest/globals';
import { inTurn } from './hash-turns.js';

const AT_ONCE = Math.max(1, availableParallelism() - 1);
const WAITING = 32;

beforeEach(() => {
  jest.useFakeTimers();
});

afterEach(async () => {
  await jest.runAllTimersAsync();
  jest.useRealTimers();
});

it('leaves a core to the others, has few wait, and turns the rest away', async () => {
  const begun: (() => void)[] = [];
  const hash = () => new Promise<void>((resolve) => begun.push(resolve));
  const all = Array.from({ length: AT_ONCE + WAITING }, () => inTurn(hash));
  await jest.runAllTimersAsync();
  expect(begun).toHaveLength(AT_ONCE);
  await expect(inTurn(hash)).rejects.toMatchObject({ status: 503, retryAfter: 2 });

  begun[0]?.();
  await jest.runAllTimersAsync();
  expect(begun).toHaveLength(AT_ONCE + 1);
  for (let at = 1; at < all.length; at += 1) {
    begun[at]?.();
    await jest.runAllTimersAsync();
  }
  await Promise.all(all);
});

it('rests for as long as a hash took, which whose it is does not wait for', async () => {
  const TOOK = 20;
  const hash = () => new Promise<number>((resolve) => setTimeout(() => resolve(Date.now()), TOOK));
  const start = Date.now();
  const ends = Promise.all(Array.from({ length: AT_ONCE * 3 }, () => inTurn(hash)));
  await jest.runAllTimersAsync();
  const turns = [TOOK, 3 * TOOK, 5 * TOOK];
  expect((await ends).map((end) => end - start)).toEqual(
    turns.flatMap((turn) => Array<number>(AT_ONCE).fill(turn)),
  );
});

it('goes on with the next after one that failed', async () => {
  const failing = Array.from({ length: AT_ONCE + 3 }, (_, at) =>
    inTurn(() => Promise.reject(new Error(`${at}`))).catch((error: Error) => error.message),
  );
  await jest.runAllTimersAsync();
  expect(await Promise.all(failing)).toHaveLength(AT_ONCE + 3);
  expect(await inTurn(() => Promise.resolve('hashed'))).toBe('hashed');
});
