import { jest } from '@jest/globals';
import { Logger } from '@nestjs/common';
import type { Store, StoredEntry } from '@phantom/store';
import { EntryReader } from './entry-reader.js';
import { EntryVerifier } from './entry-verifier.js';
import { entryOf } from './testing/entry-fixtures.js';

/** The entries of a remote store. */
class DistantStore {
  readonly answers = new Map<string, () => Promise<StoredEntry | undefined>>();
  private tags: ReadonlyMap<string, string> = new Map();

  publish(name: string, revision: number): void {
    const tag = String(revision);
    const text = JSON.stringify(entryOf(name, revision));
    this.tags = new Map([...this.tags, [name, tag]]);
    this.answers.set(name, () => Promise.resolve({ text, tag }));
  }

  listEntries = () => Promise.resolve(this.tags);
  readEntry = (name: string) => this.answers.get(name)?.() ?? Promise.resolve(undefined);
}

describe('EntryReader', () => {
  let store: DistantStore;
  let reader: EntryReader;
  const logged = jest.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);

  const revisions = () => reader.known.all.map(({ entry, state }) => [entry.revision, state]);

  beforeEach(async () => {
    logged.mockClear();
    store = new DistantStore();
    reader = new EntryReader(store as unknown as Store, new EntryVerifier(undefined));
    store.publish('listings', 1);
    store.publish('portfolio', 1);
    await reader.refresh();
  });

  it.each<[string, () => Promise<StoredEntry | undefined>]>([
    ['no answer', () => Promise.reject(new Error('forbidden'))],
    ['the answer of somebody else', () => Promise.resolve({ text: '<html>', tag: '' })],
  ])(
    'retries an entry that has %s, logs it once, and accepts the others',
    async (_what, answer) => {
      store.publish('listings', 2);
      store.publish('portfolio', 2);
      store.answers.set('listings', answer);
      expect([await reader.refresh(), await reader.refresh()]).toEqual([true, false]);
      expect(revisions()).toEqual([
        [1, 'last-good'],
        [2, 'current'],
      ]);
      expect(logged).toHaveBeenCalledTimes(1);

      store.publish('listings', 2);
      expect(await reader.refresh()).toBe(true);
      expect(revisions()).toEqual([
        [2, 'current'],
        [2, 'current'],
      ]);
    },
  );

  it('reads all entries again after the store was unavailable', async () => {
    reader.markUnavailable();
    expect(revisions()).toEqual([
      [1, 'last-good'],
      [1, 'last-good'],
    ]);
    expect(await reader.refresh()).toBe(true);
    expect(revisions()).toEqual([
      [1, 'current'],
      [1, 'current'],
    ]);
  });

  it('reads nothing while nothing changes', async () => {
    const read = jest.spyOn(store, 'readEntry');
    expect(await reader.refresh()).toBe(false);
    expect(read).not.toHaveBeenCalled();
  });
});
