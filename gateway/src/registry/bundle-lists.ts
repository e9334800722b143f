import type { Store } from '@phantom/store';
import { LRUCache } from 'lru-cache';

/** A bundle stays as it is, but somebody may have put back what was lost of it. Milliseconds. */
const TRUSTED_FOR = 60_000;

/** One that is not there may be any moment. */
const ABSENT_FOR = 2_000;

const MOST_BUNDLES = 500;

/** Which files the store has of a bundle: what is not there need not be asked for. */
export class BundleLists {
  private readonly lists: LRUCache<string, ReadonlySet<string>>;

  constructor(store: Store) {
    this.lists = new LRUCache({
      max: MOST_BUNDLES,
      ttl: TRUSTED_FOR,
      fetchMethod: async (bundle, old, { options }) => {
        const [name = '', folder = ''] = bundle.split('/');
        try {
          const files = await store.listBundle(name, folder);
          if (!files) options.ttl = ABSENT_FOR;
          return new Set(files);
        } catch (error) {
          if (!old?.size) throw error;
          return old;
        }
      },
      ignoreFetchAbort: true,
    });
  }

  /**
   * @param bundle `<name>/<folder>`
   * @returns nothing of one that is not there, whole
   * @throws whatever the store throws, where nothing is known of before
   */
  async of(bundle: string): Promise<ReadonlySet<string>> {
    return (await this.lists.fetch(bundle)) ?? new Set();
  }

  forget(bundle: string): void {
    this.lists.delete(bundle);
  }
}
