import { allEntries, UnusableEntriesError } from './sitemap-entries.service.js';

const collect = async (read: (query: string) => Promise<unknown>) => {
  const all: unknown[] = [];
  for await (const list of allEntries(read)) all.push(...list);
  return all;
};

describe('allEntries', () => {
  it('follows the cursors to the end', async () => {
    const answers: Record<string, unknown> = {
      '': { error: 0, list: [{ id: 1 }, { id: 2 }], next: 'a b' },
      '?cursor=a%20b': { error: 0, list: [{ id: 3 }], next: 3 },
      '?cursor=3': { error: 0, list: [], next: null },
    };
    expect(await collect(async (query) => answers[query])).toEqual([
      { id: 1 },
      { id: 2 },
      { id: 3 },
    ]);
  });

  it('ends on a cycle of cursors', async () => {
    const read = async () => ({ list: [{ id: 1 }], next: 'again' });
    await expect(collect(read)).rejects.toThrow(UnusableEntriesError);
  });

  it.each([
    null,
    'text',
    {},
    { list: {} },
    { list: [1] },
    { list: [null] },
    { list: [], next: {} },
  ])('refuses the response %j', async (answer) => {
    await expect(collect(async () => answer)).rejects.toThrow(UnusableEntriesError);
  });
});
