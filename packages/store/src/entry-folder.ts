import { createHash } from 'node:crypto';
import type { BigIntStats } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { isSameMap } from './same-map.js';
import type { StoredEntry } from './store.js';
import { undefinedIfMissing } from './undefined-if-missing.js';

const SUFFIX = '.json';

/** File systems count time in steps of up to two seconds: a second change within one shows in no time. */
const SETTLED_AFTER = 2000;

/** A file that is written in place does not change its folder. */
const FOLDER_TRUSTED_FOR = 1000;

/** The entries in a folder. While nothing changes in it, a look at them is one `stat`. */
export class EntryFolder {
  private stamp?: string;
  private listedAt = 0;
  private tags: ReadonlyMap<string, string> = new Map();
  private readonly known = new Map<string, { stamp: string; tag: string }>();

  constructor(private readonly folder: string) {}

  fileOf(name: string): string {
    return path.join(this.folder, `${name}${SUFFIX}`);
  }

  async read(name: string): Promise<StoredEntry | undefined> {
    const text = await readFile(this.fileOf(name), 'utf8').catch(undefinedIfMissing);
    return text === undefined ? undefined : { text, tag: tagOf(text) };
  }

  /** The tag of each entry by its name; the same object for as long as none has changed. */
  async list(): Promise<ReadonlyMap<string, string>> {
    // Looked at before the files: what changes afterwards is seen the next time.
    const stamp = stampOf(await statOf(this.folder));
    const isFresh = Date.now() - this.listedAt < FOLDER_TRUSTED_FOR;
    if (isFresh && stamp !== undefined && stamp === this.stamp) return this.tags;
    this.listedAt = Date.now();

    const files = await readdir(this.folder).catch(undefinedIfMissing);
    const names = (files ?? []).filter((file) => file.endsWith(SUFFIX)).map(nameOf);
    const found = await Promise.all(
      names.sort().map(async (name) => [name, await this.tag(name)] as const),
    );
    const tags = new Map(
      found.filter((entry): entry is [string, string] => entry[1] !== undefined),
    );
    if (!isSameMap(tags, this.tags)) this.tags = tags;
    this.stamp = stamp;
    return this.tags;
  }

  private async tag(name: string): Promise<string | undefined> {
    const stamp = stampOf(await statOf(this.fileOf(name)));
    const known = this.known.get(name);
    if (stamp !== undefined && stamp === known?.stamp) return known.tag;

    const entry = await this.read(name);
    if (entry && stamp !== undefined) this.known.set(name, { stamp, tag: entry.tag });
    return entry?.tag;
  }
}

const tagOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const nameOf = (file: string): string => file.slice(0, -SUFFIX.length);

const statOf = (file: string): Promise<BigIntStats | undefined> =>
  stat(file, { bigint: true }).catch(undefinedIfMissing);

/** Different for every state of a file or folder; undefined for one that may change without another stamp. */
const stampOf = (stats: BigIntStats | undefined): string | undefined => {
  if (!stats || Date.now() - Number(stats.mtimeMs) < SETTLED_AFTER) return undefined;
  return `${stats.mtimeNs} ${stats.ino} ${stats.size}`;
};
