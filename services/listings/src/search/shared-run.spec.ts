import { SharedRun } from './shared-run.js';

/** A task whose end the test decides. */
const setUp = () => {
  const ends: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const shared = new SharedRun(
    () => new Promise<void>((resolve, reject) => ends.push({ resolve, reject })),
  );
  return { shared, ends };
};
/** What has been promised for now has come by then. */
const settled = () => new Promise((resolve) => setImmediate(resolve));

describe('SharedRun', () => {
  it('gives those who come later the next run, and all of them the same', async () => {
    const { shared, ends } = setUp();
    const seen: string[] = [];
    void shared.done().then(() => seen.push('first'));
    void shared.done().then(() => seen.push('second'));
    void shared.done().then(() => seen.push('third'));
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

  it('tells a failure to those of that run alone', async () => {
    const { shared, ends } = setUp();
    const first = shared.done();
    const second = shared.done();
    ends[0]!.reject(new Error('the database is down'));
    await expect(first).rejects.toThrow('the database is down');
    await settled();

    ends[1]!.resolve();
    await expect(second).resolves.toBeUndefined();
  });

  it('begins anew when nothing is under way', async () => {
    const { shared, ends } = setUp();
    for (const at of [0, 1]) {
      const run = shared.done();
      ends[at]!.resolve();
      await run;
    }

    expect(ends).toHaveLength(2);
  });
});
