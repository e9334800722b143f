import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import {
  ALL_CONTENT,
  currentPreviewToken,
  currentRequest,
  GoneError,
  type Language,
  NotFoundError,
  noteShownContent,
  type RequestContext,
} from '@phantom/service-kit';
import { DataSource, IsNull, Not } from 'typeorm';
import { PreviewService } from './preview.service.js';
import { pathOf, type PublishedPages, toPages } from './published-pages.js';
import {
  EMPTY,
  latest,
  nextSnapshot,
  numberKey,
  type PublishedEntry,
  type Snapshot,
  sorted,
  type StoredEntry,
  toStored,
} from './published-snapshot.js';
import { type ReadContext, readValues } from './read-values.js';
import { ContentEntry } from '../storage/content.entity.js';
import type { ContentType, FieldsOf } from '../types/content-type.js';
import { ContentTypes } from '../types/content-types.js';
import { shownLanguage } from '../types/entry-data.js';

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

  /** All entries of a type: by position if the type is ordered or positional, else the newest first. */
  async list<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    language: Language,
  ): Promise<PublishedEntry<Fields>[]> {
    const preview = await this.previews.current();
    if (preview) return this.previewOf(type, language, preview.entryIds);
    const snapshot = await this.snapshotOfRequest();
    return this.show(type, snapshot.byType.get(type.name) ?? [], snapshot, language);
  }

  /** @throws GoneError for an entry in the bin, NotFoundError for an unknown or unpublished one */
  async byNumber<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    number: number,
    language: Language,
  ): Promise<PublishedEntry<Fields>> {
    const entry = await this.findByNumber(type, number, language);
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

  /** The published ones of some entries, for a response that any change of their types may change. */
  async entriesOf(types: readonly string[], ids: readonly number[]): Promise<StoredEntry[]> {
    const snapshot = await this.snapshotOfRequest();
    noteShown(new Set(types), snapshot);
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
    return readEntry(type, toStored({ ...entry, published: entry.draft }), context);
  }

  /** Reads no other entry: a type may have thousands. */
  private async findByNumber<Fields extends FieldsOf>(
    type: ContentType<Fields>,
    number: number,
    language: Language,
  ): Promise<PublishedEntry<Fields> | undefined> {
    if (currentPreviewToken() !== undefined) {
      return (await this.list(type, language)).find((each) => each.number === number);
    }
    const snapshot = await this.snapshotOfRequest();
    const entry = snapshot.byNumber.get(numberKey({ type: type.name, number }));
    return this.show(type, entry ? [entry] : [], snapshot, language)[0];
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
    const linked = new Set(entries.flatMap(({ links }) => [...links]));
    // The type of an entry that nobody sees yet is not known.
    const typeOf = (id: number) => snapshot.byId.get(id)?.type ?? ALL_CONTENT;
    noteShown(new Set([type.name, ...[...linked].map(typeOf)]), snapshot);
    return shown;
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

/** Tells the gateway which changes will change the response, and which was the last one that did. */
function noteShown(types: ReadonlySet<string>, { change, changeOf }: Snapshot): void {
  const request = currentRequest();
  if (!request) return;
  types.forEach(noteShownContent);
  const changes = [...types].map((type) => changeOf.get(type) ?? change);
  request.contentSince = latest([request.contentSince ?? '0', ...changes]);
}

/** The values of an entry do not change until it is published again, or a picture of the library is replaced. */
function cachedRead<Fields extends FieldsOf>(
  type: ContentType<Fields>,
  entry: StoredEntry,
  context: ReadContext,
  isKept: boolean,
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
  if (isKept) entry.read.set(context.language, read);
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
