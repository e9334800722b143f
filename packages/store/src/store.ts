import type { BundleFile } from './bundle-file.js';

/** The text of an entry, and a tag that changes with it. */
export interface StoredEntry {
  text: string;
  tag: string;
}

/** Where bundles and registry lie: `r/<name>/<version>-<hash>/…` and `registry/<name>.json`. */
export interface Store {
  /** Where `r/` and `registry/` lie on this machine, absolute; undefined for a store elsewhere. */
  readonly root?: string;
  /** The tag of each entry by its name; the same object for as long as none has changed. */
  listEntries(): Promise<ReadonlyMap<string, string>>;
  /** Undefined where there is none. */
  readEntry(name: string): Promise<StoredEntry | undefined>;
  /**
   * Compare and set.
   *
   * @param expected the tag that was read, null where there was no entry
   */
  writeEntry(name: string, text: string, expected: string | null): Promise<'written' | 'conflict'>;
  /** Whether a bundle lies in the store, whole. */
  hasBundle(name: string, folder: string): Promise<boolean>;
  /**
   * Puts a bundle under its final name only when it is complete.
   *
   * @throws StoreConflictError where one of these files lies there with other content, or not at all
   */
  addBundle(
    name: string,
    folder: string,
    files: readonly BundleFile[],
  ): Promise<'added' | 'present'>;
  /** The names of a bundle's files in their order; undefined where it does not lie in the store, whole. */
  listBundle(name: string, folder: string): Promise<string[] | undefined>;
  /**
   * One file of a bundle; undefined where there is none.
   *
   * @throws StoreDamagedError if it is not what was put there, as far as the store can tell
   */
  readBundleFile(name: string, folder: string, file: string): Promise<Buffer | undefined>;
  /** All files of a bundle in the order of their names. */
  readBundle(name: string, folder: string): Promise<BundleFile[]>;
}
