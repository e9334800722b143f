import type { Store } from '@phantom/store';
import { LRUCache } from 'lru-cache';

/** Milliseconds. A bundle does not change, but a lost file may be restored. */
const TRUSTED_FOR = 60_000;

/** Milliseconds. A missing bundle may be published at any moment. */
const ABSENT_FOR = 2_000;

const MAX_BUNDLES = 500;

/** Lists the files of each bundle in the store, so that missing files are not requested. */
export class BundleLists {
  private readonly lists: LRUCache<string, ReadonlySet<string>>;

  constructor(store: Store) {
    this.lists = new LRUCache({
      max: MAX_BUNDLES,
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

  /** @returns an empty set if the bundle does not exist completely */
  async of(bundle: string): Promise<ReadonlySet<string>> {
    return (await this.lists.fetch(bundle)) ?? new Set();
  }

  forget(bundle: string): void {
    this.lists.delete(bundle);
  }
}
