import { CoalescedTask } from './index-sync.js';

/** A task that the test resolves or rejects. */
const setUp = () => {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const task = new CoalescedTask(
    () => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })),
  );
  return { task, ends };
};
/** All promises that can settle have settled. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('CoalescedTask', () => {
  it('shares one later run among all calls during a run', async () => {
    const { task, ends } = setUp();
    const seen: string[] = [];
    void task.run().then(() => seen.push('first'));
    void task.run().then(() => seen.push('second'));
    void task.run().then(() => seen.push('third'));
    expect(ends).toHaveLength(1);

    ends[0]!.resolve();
    await settled();
    expect(seen).toEqual(['first']);
    expect(ends).toHaveLength(2);

    ends[1]!.resolve();
    await settled();
    expect(seen).toEqual(['first', 'second', 'third']);
    expect(ends).toHaveLength(2);
  });

  it('rejects only the calls that wait for the failed run', async () => {
    const { task, ends } = setUp();
    const first = task.run();
    const second = task.run();
    ends[0]!.reject(new Error('the database is down'));
    await expect(first).rejects.toThrow('the database is down');
    await settled();

    ends[1]!.resolve();
    await expect(second).resolves.toBeUndefined();
  });

  it('starts a new run when none is running', async () => {
    const { task, ends } = setUp();
    for (const at of [0, 1]) {
      const run = task.run();
      ends[at]!.resolve();
      await run;
    }

    expect(ends).toHaveLength(2);
  });
});
