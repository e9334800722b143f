import { availableParallelism } from 'node:os';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { inTurn } from './hash-turns.js';

const AT_ONCE = Math.max(1, availableParallelism() - 1);

it('leaves a core to the others, has few wait, and turns the rest away', async () => {
  const begun: (() => void)[] = [];
  const hash = () => new Promise<void>((resolve) => begun.push(resolve));
  const all = Array.from({ length: AT_ONCE + 32 }, () => inTurn(hash));
  await nextTurn();
  expect(begun).toHaveLength(AT_ONCE);
  await expect(inTurn(hash)).rejects.toMatchObject({ status: 503, retryAfter: 2 });

  begun[0]?.();
  await nextTurn();
  expect(begun).toHaveLength(AT_ONCE + 1);
  for (let at = 1; at < all.length; at += 1) {
    begun[at]?.();
    await nextTurn();
  }
  await Promise.all(all);
});

it('goes on with the next after one that failed', async () => {
  const failing = Array.from({ length: AT_ONCE + 3 }, (_, at) =>
    inTurn(() => Promise.reject(new Error(`${at}`))).catch((error: Error) => error.message),
  );
  expect(await Promise.all(failing)).toHaveLength(AT_ONCE + 3);
  expect(await inTurn(() => Promise.resolve('hashed'))).toBe('hashed');
});
