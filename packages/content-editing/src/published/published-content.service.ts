import { Injectable } from '@nestjs/common';
import { GoneError, type Language, NotFoundError } from '@phantom/service-kit';
import { DataSource, type EntityManager, IsNull, Not } from 'typeorm';
import { PreviewService } from './preview.service.js';
import { pathOf, type PublishedPages, toPages } from './published-pages.js';
import { type MediaById, type ReadContext, readValues } from './read-values.js';
import { ContentEntry } from '../storage/content.entity.js';
import { MediaAsset } from '../storage/media.entity.js';
import type { ContentType, FieldsOf, ValuesOf } from '../types/content-type.js';
import { ContentTypes } from '../types/content-types.js';
import { type EntryData, shownLanguage } from '../types/entry-data.js';

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
interface StoredEntry {
  id: number;
  type: string;
  number: number;
  key: string | null;
  position: number;
  data: EntryData;
  firstPublishedAt: Date;
  updatedAt: Date;
  /** The values that were read before, by language. */
  read: Map<Language, PublishedEntry>;
  /** The entries that these values link to. */
  links: Set<number>;
}

interface Snapshot {
  /** The number of the last publication that it contains. */
  change: string;
  byType: ReadonlyMap<string, readonly StoredEntry[]>;
  byId: ReadonlyMap<number, StoredEntry>;
  media: MediaById;
}

const EMPTY: Snapshot = { change: '-1', byType: new Map(), byId: new Map(), media: new Map() };

/** Computed for the first editor who asks. */
const pagesOf = new WeakMap<Snapshot, PublishedPages>();

/**
 * The published content of this service, answered from memory. Each read asks the database for the number of the last
 * publication and loads what has changed since: a read never shows content that is older, and never a part of a release.
 */
@Injectable()
export class PublishedContent {
  private snapshot = EMPTY;
  private loading?: Promise<Snapshot>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly previews: PreviewService,
  ) {}

  /** All entries of a type: by position if the type is ordered or positional, else the newest first. */
  async list<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    language: Language,
  ): Promise<PublishedEntry<Fields>[]> {
    const preview = await this.previews.current();
    if (preview) return this.previewOf(type, language, preview.entryIds);
    const snapshot = await this.current();
    const context = { ...this.contextOf(snapshot, language), isPreview: false };
    return (snapshot.byType.get(type.name) ?? []).map((entry) => cachedRead(type, entry, context));
  }

  /** @throws GoneError for an entry in the bin, NotFoundError for an unknown or unpublished one */
  async byNumber<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    number: number,
    language: Language,
  ): Promise<PublishedEntry<Fields>> {
    const entry = (await this.list(type, language)).find((each) => each.number === number);
    if (entry) return entry;
    const deleted = { type: type.name, number, deletedAt: Not(IsNull()) };
    throw (await this.dataSource.manager.existsBy(ContentEntry, deleted))
      ? new GoneError()
      : new NotFoundError();
  }

  /** The one entry of a singleton. @throws NotFoundError before it was published */
  async singleton<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    language: Language,
  ): Promise<PublishedEntry<Fields>> {
    const [entry] = await this.list(type, language);
    if (!entry) throw new NotFoundError();
    return entry;
  }

  /** The pages that visitors see, to tell a dead link. */
  async pages(): Promise<PublishedPages> {
    const snapshot = await this.current();
    const known = pagesOf.get(snapshot) ?? toPages(this.types, snapshot.byId);
    pagesOf.set(snapshot, known);
    return known;
  }

  /** What visitors would see if the draft were published, for a test mail. @throws NotFoundError */
  async draftByNumber<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    number: number,
    language: Language,
  ): Promise<PublishedEntry<Fields>> {
    const key = { type: type.name, number, deletedAt: IsNull() };
    const entry = await this.dataSource.manager.findOneBy(ContentEntry, key);
    if (!entry) throw new NotFoundError();
    const context = { ...this.contextOf(await this.current(), language), isPreview: false };
    return readEntry(type, toStored({ ...entry, published: entry.draft }), context);
  }

  private async previewOf<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    language: Language,
    entryIds: readonly number[],
  ): Promise<PublishedEntry<Fields>[]> {
    const { manager } = this.dataSource;
    const [entries, snapshot] = await Promise.all([
      manager.findBy(ContentEntry, { type: type.name }),
      this.current(),
    ]);
    const context = { ...this.contextOf(snapshot, language), isPreview: true };
    const shown = entries.flatMap((entry) => {
      const isDraft = entryIds.includes(entry.id);
      const data = isDraft ? entry.draft : entry.published;
      return data && (isDraft || !entry.deletedAt) ? [toStored({ ...entry, published: data })] : [];
    });
    return sorted(type, shown).map((entry) => readEntry(type, entry, context));
  }

  private contextOf({ byId, media }: Snapshot, language: Language) {
    const entryPath = (id: number, slugLanguage: Language) => {
      const entry = byId.get(id);
      return entry && pathOf(this.types, entry, slugLanguage);
    };
    return { language, media, entryPath };
  }

  /** The snapshot with every publication that was committed before the call. */
  private async current(): Promise<Snapshot> {
    const [row] = await this.dataSource.query<{ number: string }[]>(
      'SELECT number FROM content_change',
    );
    if (row?.number === this.snapshot.change) return this.snapshot;
    // A load that began before this call may miss what this call has to see.
    await this.loading?.catch(() => undefined);
    if (BigInt(this.snapshot.change) >= BigInt(row?.number ?? 0)) return this.snapshot;
    this.loading ??= this.load().finally(() => (this.loading = undefined));
    return this.loading;
  }

  private async load(): Promise<Snapshot> {
    const loaded = await this.dataSource.transaction('REPEATABLE READ', (manager) =>
      this.read(manager),
    );
    this.snapshot = loaded;
    return loaded;
  }

  private async read(manager: EntityManager): Promise<Snapshot> {
    const [row] = await manager.query<{ number: string }[]>('SELECT number FROM content_change');
    const { change: known, byType, media } = this.snapshot;
    const since = 'row.change > :known';
    const [changed, changedMedia] = await Promise.all([
      manager.createQueryBuilder(ContentEntry, 'row').where(since, { known }).getMany(),
      manager.createQueryBuilder(MediaAsset, 'row').where(since, { known }).getMany(),
    ]);
    const changedIds = new Set(changed.map(({ id }) => id));
    const unchanged = [...byType.values()].flat().filter(({ id }) => !changedIds.has(id));
    // A replaced picture is replaced wherever it is shown, and links follow a renamed entry.
    const kept = unchanged.map((entry) =>
      changedMedia.length > 0 || [...entry.links].some((id) => changedIds.has(id))
        ? { ...entry, read: new Map(), links: new Set<number>() }
        : entry,
    );
    const groups = Map.groupBy(
      [...kept, ...changed.filter(isShown).map(toStored)],
      ({ type }) => type,
    );
    const sortedTypes = this.types.all.map(
      (type) => [type.name, sorted(type, groups.get(type.name) ?? [])] as const,
    );
    return {
      change: row?.number ?? '0',
      byType: new Map(sortedTypes),
      byId: new Map(sortedTypes.flatMap(([, list]) => list.map((entry) => [entry.id, entry]))),
      media: new Map([...media, ...changedMedia.map((asset) => [asset.id, asset] as const)]),
    };
  }
}

type ShownEntry = ContentEntry & { published: EntryData };

const isShown = (entry: ContentEntry): entry is ShownEntry =>
  entry.published !== null && entry.deletedAt === null;

const toStored = (entry: ContentEntry & { published: EntryData }): StoredEntry => ({
  id: entry.id,
  type: entry.type,
  number: entry.number,
  key: entry.key,
  position: entry.position,
  data: entry.published,
  firstPublishedAt: entry.firstPublishedAt ?? new Date(),
  updatedAt: entry.publishedAt ?? new Date(),
  read: new Map(),
  links: new Set(),
});

/** Where a type has a field `publishedAt`, editors set the date that visitors read. */
const dateOf = ({ data, firstPublishedAt }: StoredEntry): number =>
  typeof data.values['publishedAt'] === 'string'
    ? Date.parse(data.values['publishedAt'])
    : firstPublishedAt.getTime();

function sorted({ form, isOrdered }: ContentType, entries: readonly StoredEntry[]): StoredEntry[] {
  const byPosition = form !== 'collection' || isOrdered;
  return entries.toSorted((one, other) =>
    byPosition
      ? one.position - other.position || one.id - other.id
      : dateOf(other) - dateOf(one) || other.number - one.number,
  );
}

/** The values of an entry do not change until it is published again, or a picture of the library is replaced. */
function cachedRead<Fields extends FieldsOf>(
  type: ContentType<Fields>,
  entry: StoredEntry,
  context: ReadContext,
): PublishedEntry<Fields> {
  const known = entry.read.get(context.language);
  if (known) return known as PublishedEntry<Fields>;
  const read = readEntry(type, entry, {
    ...context,
    entryPath: (id, language) => {
      entry.links.add(id);
      return context.entryPath(id, language);
    },
  });
  entry.read.set(context.language, read);
  return read;
}

function readEntry<Fields extends FieldsOf>(
  type: ContentType<Fields>,
  entry: StoredEntry,
  context: ReadContext,
): PublishedEntry<Fields> {
  const lang = shownLanguage(type, entry.data, context.language);
  return {
    id: entry.id,
    number: entry.number,
    key: entry.key,
    position: entry.position,
    lang,
    values: readValues(type, entry, { ...context, language: lang }),
    firstPublishedAt: entry.firstPublishedAt,
    updatedAt: entry.updatedAt,
  };
}
