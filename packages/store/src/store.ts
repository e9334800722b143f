/** The text of an entry, and a tag that changes with the text. */
export interface StoredEntry {
  text: string;
  tag: string;
}

/** One file of a bundle. */
export interface BundleFile {
  /** Path in the folder of the bundle, with forward slashes. */
  name: string;
  content: Buffer;
}

/** The store of bundles and registry entries: `r/<name>/<version>-<hash>/…` and `registry/<name>.json`. */
export interface Store {
  /** Absolute path of the folder of `r/` and `registry/`; undefined for a store on another machine. */
  readonly root?: string;
  /** Returns the tag of each entry by name. The object stays the same until an entry changes. */
  listEntries(): Promise<ReadonlyMap<string, string>>;
  readEntry(name: string): Promise<StoredEntry | undefined>;
  /** Writes an entry if its tag is still the expected one (compare and set); null if there was no entry. */
  writeEntry(name: string, text: string, expected: string | null): Promise<'written' | 'conflict'>;
  /** Tells whether the store has a complete bundle. */
  hasBundle(name: string, folder: string): Promise<boolean>;
  /** Adds a bundle, visible once complete. @throws StoreConflictError if the store has it with other content or without a file */
  addBundle(
    name: string,
    folder: string,
    files: readonly BundleFile[],
  ): Promise<'added' | 'present'>;
  /** Returns the sorted file names of a bundle; undefined if the store has no complete bundle. */
  listBundle(name: string, folder: string): Promise<string[] | undefined>;
  /** Returns one file of a bundle, if it exists. @throws StoreDamagedError if the store detects a change since it was written */
  readBundleFile(name: string, folder: string, file: string): Promise<Buffer | undefined>;
  /** Returns all files of a bundle, sorted by name. */
  readBundle(name: string, folder: string): Promise<BundleFile[]>;
}

export const isSameList = (
  one: ReadonlyMap<string, string>,
  other: ReadonlyMap<string, string>,
): boolean => one.size === other.size && [...one].every(([name, tag]) => other.get(name) === tag);
