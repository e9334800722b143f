import type { Language } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import type { MediaById } from './read-values.js';
import { ContentEntry } from '../storage/content.entity.js';
import { MediaAsset } from '../storage/media.entity.js';
import { type ContentType, type FieldsOf, orderOf, type ValuesOf } from '../types/content-type.js';
import type { ContentTypes } from '../types/content-types.js';
import type { EntryData } from '../types/entry-data.js';

/** An entry as visitors see it, in one language. */
export interface PublishedEntry<Fields extends FieldsOf = FieldsOf> {
  id: number;
  /** The `{id}` of contract pages. */
  number: number;
  key: string | null;
  position: number;
  /** The language that the texts are really written in. */
  lang: Language;
  values: ValuesOf<Fields>;
  firstPublishedAt: Date;
  updatedAt: Date;
}

/** What the memory holds of an entry. */
export interface StoredEntry {
  id: number;
  type: string;
  number: number;
  key: string | null;
  position: number;
  data: EntryData;
  firstPublishedAt: Date;
  updatedAt: Date;
  /** What the entries of the type are ordered by: a position, a number, or milliseconds since 1970. */
  orderValue: number;
  /** The number of the last change of it that visitors see. */
  change: string;
  /** The values that were read before, by language. */
  read: Map<Language, PublishedEntry>;
  /** The entries that these values link to. */
  links: Set<number>;
}

/** All published content at one time. */
export interface Snapshot {
  /** The number of the last publication that it contains. */
  change: string;
  byType: ReadonlyMap<string, readonly StoredEntry[]>;
  byId: ReadonlyMap<number, StoredEntry>;
  /** The number of the last change of each type. */
  changeOf: ReadonlyMap<string, string>;
  /** The number of the last change of the media library, which counts for all types. */
  changeOfMedia: string;
  /** By type and number. */
  byNumber: ReadonlyMap<string, StoredEntry>;
  media: MediaById;
}

export const EMPTY: Snapshot = {
  ...{ change: '-1', changeOfMedia: '0', media: new Map() },
  ...{ byType: new Map(), byId: new Map(), byNumber: new Map(), changeOf: new Map() },
};

export const numberKey = ({ type, number }: Pick<StoredEntry, 'type' | 'number'>) =>
  `${type} ${number}`;

/** Drafts are as large as what is published. */
const COLUMNS = [
  ...['id', 'type', 'number', 'key', 'position', 'published'],
  ...['firstPublishedAt', 'publishedAt', 'deletedAt', 'change'],
].map((name) => `row.${name}`);

/** Loads what has changed since a snapshot, in the transaction. */
export async function nextSnapshot(
  manager: EntityManager,
  types: ContentTypes,
  { change: known, byType, changeOf, changeOfMedia, media }: Snapshot,
): Promise<Snapshot> {
  const [row] = await manager.query<{ number: string }[]>('SELECT number FROM content_change');
  const since = 'row.change > :known';
  const [changed, changedMedia] = await Promise.all([
    manager
      .createQueryBuilder(ContentEntry, 'row')
      .select(COLUMNS)
      .where(since, { known })
      .getMany(),
    manager.createQueryBuilder(MediaAsset, 'row').where(since, { known }).getMany(),
  ]);
  const changedIds = new Set(changed.map(({ id }) => id));
  const changedTypes = Map.groupBy(changed, ({ type }) => type);
  // A replaced picture is replaced wherever it is shown, and links follow a renamed entry.
  const isOutdated = ({ links }: StoredEntry) =>
    changedMedia.length > 0 || [...links].some((id) => changedIds.has(id));
  const current = (entry: StoredEntry) =>
    isOutdated(entry) ? { ...entry, read: new Map(), links: new Set<number>() } : entry;
  const lists = types.all.map((type) => {
    const list = (byType.get(type.name) ?? []).map(current);
    const rows = changedTypes.get(type.name);
    if (!rows) return [type.name, list] as const;
    const unchanged = list.filter(({ id }) => !changedIds.has(id));
    const entries = [...unchanged, ...rows.filter(isShown).map((each) => toStored(type, each))];
    return [type.name, sorted(type, entries)] as const;
  });
  const entries = lists.flatMap(([, list]) => list);
  return {
    change: row?.number ?? '0',
    byType: new Map(lists),
    changeOf: new Map(
      types.all.map(({ name }) => {
        const changes = changedTypes.get(name) ?? [];
        return [name, latest([changeOf.get(name) ?? '0', ...changes.map(({ change }) => change)])];
      }),
    ),
    changeOfMedia: latest([changeOfMedia, ...changedMedia.map(({ change }) => change)]),
    byId: new Map(entries.map((entry) => [entry.id, entry])),
    byNumber: new Map(entries.map((entry) => [numberKey(entry), entry])),
    media: new Map([...media, ...changedMedia.map((asset) => [asset.id, asset] as const)]),
  };
}

/** Changes are numbers beyond the safe integers of JavaScript. */
export const latest = (changes: readonly string[]): string =>
  changes.reduce((one, other) => (BigInt(one) > BigInt(other) ? one : other), '0');

type ShownEntry = ContentEntry & { published: EntryData };

const isShown = (entry: ContentEntry): entry is ShownEntry =>
  entry.published !== null && entry.deletedAt === null;

export function toStored(type: ContentType, entry: ShownEntry): StoredEntry {
  const { id, number, key, position, change, published: data } = entry;
  const firstPublishedAt = entry.firstPublishedAt ?? new Date();
  return {
    ...{ id, type: type.name, number, key, position, change, data, firstPublishedAt },
    updatedAt: entry.publishedAt ?? new Date(),
    orderValue: orderValueOf(type, { position, data, firstPublishedAt }),
    read: new Map(),
    links: new Set(),
  };
}

function orderValueOf(
  type: ContentType,
  { position, data, firstPublishedAt }: Pick<StoredEntry, 'position' | 'data' | 'firstPublishedAt'>,
): number {
  const order = orderOf(type);
  if (order === 'position') return position;
  if (order === 'newest') return firstPublishedAt.getTime();
  const value = data.values[order.by];
  if (typeof value === 'number') return value;
  if (typeof value === 'string') return Date.parse(value);
  return order.direction === 'ascending' ? Infinity : -Infinity;
}

/** The entries in the order that the type declares. */
export function sorted(type: ContentType, entries: readonly StoredEntry[]): StoredEntry[] {
  const order = orderOf(type);
  if (order === 'position') {
    return entries.toSorted((one, other) => one.orderValue - other.orderValue || one.id - other.id);
  }
  const isAscending = order !== 'newest' && order.direction === 'ascending';
  const sign = isAscending ? 1 : -1;
  // The difference of two entries without a value is not a number.
  return entries.toSorted(
    (one, other) => sign * (one.orderValue - other.orderValue) || other.number - one.number,
  );
}
