import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import {
  currentPreviewToken,
  currentRequest,
  GoneError,
  type Language,
  NotFoundError,
  type RequestContext,
} from '@phantom/service-kit';
import { DataSource, In, IsNull, Not } from 'typeorm';
import { PreviewService } from './preview.service.js';
import type { Neighbours, OpenList, PageQuery, PublishedPage } from './published-list.js';
import { pathOf, type PublishedPages, toPages } from './published-pages.js';
import {
  EMPTY,
  nextSnapshot,
  numberKey,
  type PublishedEntry,
  type Snapshot,
  sorted,
  type StoredEntry,
  toStored,
} from './published-snapshot.js';
import { cachedRead, noteShown, readEntry, type Shown } from './read-entry.js';
import { ContentEntry } from '../storage/content.entity.js';
import type { ContentType, FieldsOf } from '../types/content-type.js';
import { ContentTypes } from '../types/content-types.js';

/** The earlier snapshots that are remembered for the pages that are being rendered. They share all that did not change. */
const REMEMBERED = 10;

/** Computed for the first editor who asks. */
const pagesOf = new WeakMap<Snapshot, PublishedPages>();

/**
 * The published content of this service, answered from memory. Each read asks the database for the number of the last
 * publication and loads what has changed since: a read never shows content that is older, and never a part of a release.
 */
@Injectable()
export class PublishedContent implements OnApplicationBootstrap {
  private readonly logger = new Logger(PublishedContent.name);
  private snapshot = EMPTY;
  /** The last ones, by their number. */
  private readonly snapshots = new Map<string, Snapshot>();
  private loading?: Promise<Snapshot>;
  private readonly ofRequest = new WeakMap<RequestContext, Promise<Snapshot>>();

  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly previews: PreviewService,
  ) {}

  /** No visitor waits for the first load. */
  async onApplicationBootstrap(): Promise<void> {
    await this.current().catch((error: unknown) => this.logger.warn(error));
  }

  /** All entries of a type, in its order. */
  async list<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    language: Language,
  ): Promise<PublishedEntry<Fields>[]> {
    const { all, read } = await this.open(type, language);
    return read(all);
  }

  /**
   * One page of the list. Beyond the last page there are no entries.
   *
   * @throws GoneError or NotFoundError if the query names an entry that visitors do not see
   */
  async page<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    language: Language,
    { limit, entry, ...query }: PageQuery,
  ): Promise<PublishedPage<Fields>> {
    const { all, read } = await this.open(type, language);
    let { page } = query;
    if (entry !== undefined) {
      const place = all.findIndex(({ number }) => number === entry);
      if (place < 0) throw await this.missing(type, entry);
      page = Math.floor(place / limit) + 1;
    }
    const entries = read(all.slice((page - 1) * limit, page * limit));
    return { entries, total: all.length, page, limit };
  }

  /** The entries before and after one in the list. @throws NotFoundError if the list does not have it */
  async neighbours<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    number: number,
    language: Language,
  ): Promise<Neighbours<Fields>> {
    const { all, read } = await this.open(type, language);
    const place = all.findIndex((each) => each.number === number);
    const first = Math.max(0, place - 1);
    const entries = read(all.slice(first, place + 2));
    const at = (index: number) => entries[index - first];
    const entry = at(place);
    if (!entry) throw new NotFoundError();
    return { entry, before: at(place - 1), after: at(place + 1) };
  }

  /** The published ones of some entries of a type. */
  async byIds<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    ids: readonly (number | null)[],
    language: Language,
  ): Promise<PublishedEntry<Fields>[]> {
    const asked = ids.filter((id) => id !== null);
    const { all, read } = await this.open(type, language, { ids: asked });
    return read(all.filter(({ id }) => asked.includes(id)));
  }

  /** When each entry of a type changed, without its texts. */
  async updates(type: ContentType): Promise<Pick<StoredEntry, 'number' | 'updatedAt'>[]> {
    const snapshot = await this.snapshotOfRequest();
    noteShown(snapshot, { types: [type.name] });
    return [...(snapshot.byType.get(type.name) ?? [])];
  }

  /** @throws GoneError for an entry in the bin, NotFoundError for an unknown or unpublished one */
  async byNumber<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    number: number,
    language: Language,
  ): Promise<PublishedEntry<Fields>> {
    const entry = await this.findByNumber(type, number, language);
    if (entry) return entry;
    throw await this.missing(type, number);
  }

  private async missing({ name: type }: ContentType, number: number): Promise<Error> {
    const deleted = { type, number, deletedAt: Not(IsNull()) };
    const isDeleted = await this.dataSource.manager.existsBy(ContentEntry, deleted);
    return isDeleted ? new GoneError() : new NotFoundError();
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

  /** The published ones of some entries, for a response that any change of their types may change. */
  async entriesOf(types: readonly string[], ids: readonly number[]): Promise<StoredEntry[]> {
    const snapshot = await this.snapshotOfRequest();
    noteShown(snapshot, { types });
    return ids.flatMap((id) => snapshot.byId.get(id) ?? []);
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
    return readEntry(type, toStored(type, { ...entry, published: entry.draft }), context);
  }

  /** Undefined for an unknown or unpublished one. It reads no other entry: a type may have thousands. */
  async findByNumber<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    number: number,
    language: Language,
  ): Promise<PublishedEntry<Fields> | undefined> {
    if (currentPreviewToken() !== undefined) {
      const { all, read } = await this.open(type, language);
      return read(all.filter((each) => each.number === number))[0];
    }
    const snapshot = await this.snapshotOfRequest();
    const entry = snapshot.byNumber.get(numberKey({ type: type.name, number }));
    noteShown(snapshot, entry ? { ids: [entry.id] } : { types: [type.name] });
    return entry && this.show(type, [entry], snapshot, language)[0];
  }

  /** Reads entries for a response, which shows with them the addresses of the entries that they link to. */
  private show<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    entries: readonly StoredEntry[],
    snapshot: Snapshot,
    language: Language,
  ): PublishedEntry<Fields>[] {
    const context = { ...this.contextOf(snapshot, language), isPreview: false };
    // An entry is shared by the snapshots that it did not change in: its links are those of the last one.
    const isLast = snapshot === this.snapshot;
    const shown = entries.map((entry) => cachedRead(type, entry, context, isLast));
    noteShown(snapshot, { ids: entries.flatMap(({ links }) => [...links]) });
    return shown;
  }

  /** @param shown what a response shows of it: all entries of the type by default */
  private async open<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    language: Language,
    shown: Shown = { types: [type.name] },
  ): Promise<OpenList<Fields>> {
    const preview = await this.previews.current();
    if (preview) {
      const snapshot = await this.current();
      const context = { ...this.contextOf(snapshot, language), isPreview: true };
      return {
        all: await this.previewOf(type, preview.entryIds, snapshot),
        read: (some) => some.map((entry) => readEntry(type, entry, context)),
      };
    }
    const snapshot = await this.snapshotOfRequest();
    noteShown(snapshot, shown);
    return {
      all: snapshot.byType.get(type.name) ?? [],
      read: (some) => this.show(type, some, snapshot, language),
    };
  }

  /** What is published, with the drafts in it. Only the drafts are loaded. */
  private async previewOf(
    type: ContentType,
    entryIds: readonly number[],
    { byType }: Snapshot,
  ): Promise<readonly StoredEntry[]> {
    const published = byType.get(type.name) ?? [];
    const key = { type: type.name, id: In(entryIds) };
    const drafts = await this.dataSource.manager.findBy(ContentEntry, key);
    if (drafts.length === 0) return published;
    const others = published.filter(({ id }) => !entryIds.includes(id));
    const shown = drafts.map((entry) => toStored(type, { ...entry, published: entry.draft }));
    return sorted(type, [...others, ...shown]);
  }

  private contextOf({ byId, media }: Snapshot, language: Language) {
    const entryPath = (id: number, slugLanguage: Language) => {
      const entry = byId.get(id);
      return entry && pathOf(this.types, entry, slugLanguage);
    };
    return { language, media, entryPath };
  }

  /** The same snapshot for all reads of a request: a response never has a part of a release. */
  private async snapshotOfRequest(): Promise<Snapshot> {
    const request = currentRequest();
    if (!request) return this.current();
    const known = this.ofRequest.get(request) ?? this.snapshotFor(request);
    this.ofRequest.set(request, known);
    const snapshot = await known;
    request.contentChange = snapshot.change;
    return snapshot;
  }

  /** The one that the request asks for, while it is remembered. */
  private async snapshotFor({ contentAt }: RequestContext): Promise<Snapshot> {
    const known = contentAt === undefined ? undefined : this.snapshots.get(contentAt);
    return known ?? this.current();
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
      nextSnapshot(manager, this.types, this.snapshot),
    );
    this.snapshot = loaded;
    this.snapshots.set(loaded.change, loaded);
    const [oldest] = this.snapshots.keys();
    if (oldest !== undefined && this.snapshots.size > REMEMBERED) this.snapshots.delete(oldest);
    return loaded;
  }
}
