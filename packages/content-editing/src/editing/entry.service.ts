import { Injectable } from '@nestjs/common';
import {
  currentLanguage,
  NotFoundError,
  StaleError,
  type TokenUser,
  UnprocessableError,
} from '@phantom/service-kit';
import { appendAuditEntry } from '@phantom/service-kit/audit';
import { DataSource, type EntityManager, In, IsNull, MoreThan, Not } from 'typeorm';
import type { ContentTypesDto } from './content-type.dto.js';
import { NewContentEntryDto } from './entry-change.dto.js';
import { pageOf, schedulesOf } from './entry-queries.js';
import {
  type ContentEntriesDto,
  ContentEntriesQueryDto,
  type ContentEntryAnswerDto,
  ContentEntryDto,
  FieldConflictDto,
} from './entry.dto.js';
import { addressOf, toContentTypeDto, toEntryRowDto } from './entry.mapper.js';
import { RevisionService } from './revision.service.js';
import { warningsOf } from './warnings.js';
import { CONTENT_MESSAGES } from '../messages.js';
import { PublishedContent } from '../published/published-content.service.js';
import { appendRevision, nextNumber, setDraft } from '../storage/content-rows.js';
import { ContentEntry } from '../storage/content.entity.js';
import { mediaIn, updateMediaUse } from '../storage/media-use.js';
import { MediaAsset } from '../storage/media.entity.js';
import { ContentPresence } from '../storage/presence.entity.js';
import type { ContentType } from '../types/content-type.js';
import { ContentTypes } from '../types/content-types.js';
import { emptyData, type EntryData, withValue } from '../types/entry-data.js';
import { titleOf } from '../types/field-text.js';

/** Milliseconds after which a person who is not seen has left. */
const PRESENCE_LIFETIME = 30_000;

/** Lists, creates, orders and removes entries. */
@Injectable()
export class EntryService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly revisions: RevisionService,
    private readonly published: PublishedContent,
  ) {}

  async listTypes(): Promise<ContentTypesDto> {
    const counts = await this.dataSource.manager
      .createQueryBuilder(ContentEntry, 'entry')
      .select('entry.type', 'type')
      .addSelect('count(*)::int', 'count')
      .where('entry.deletedAt IS NULL')
      .groupBy('entry.type')
      .getRawMany<{ type: string; count: number }>();
    const countOf = new Map(counts.map(({ type, count }) => [type, count]));
    const language = currentLanguage();
    const list = this.types.all.map((type) =>
      toContentTypeDto(type, countOf.get(type.name) ?? 0, language),
    );
    return { error: 0, list };
  }

  async list(query: ContentEntriesQueryDto): Promise<ContentEntriesDto> {
    const { manager } = this.dataSource;
    const [entries, total] = await pageOf(manager, query);
    const schedules = await schedulesOf(manager, entries);
    const list = entries.flatMap((entry) => {
      const type = this.types.all.find(({ name }) => name === entry.type);
      return type ? [toEntryRowDto(type, entry, schedules(entry.id))] : [];
    });
    return { error: 0, list, total };
  }

  /** @throws NotFoundError */
  async single(id: number, user: TokenUser): Promise<ContentEntryAnswerDto> {
    const entry = await this.dataSource.manager.findOneBy(ContentEntry, { id });
    if (!entry) throw new NotFoundError();
    return this.answer(this.dataSource.manager, entry, user);
  }

  create(
    { type: name, copy_of }: NewContentEntryDto,
    user: TokenUser,
  ): Promise<ContentEntryAnswerDto> {
    const type = this.types.named(name);
    if (type.form !== 'collection') throw new UnprocessableError(CONTENT_MESSAGES.fixed);
    return this.dataSource.transaction(async (manager) => {
      const source =
        copy_of && (await manager.findOneBy(ContentEntry, { id: copy_of, type: name }));
      if (copy_of && !source) throw new NotFoundError();
      const entry = manager.create(ContentEntry, {
        ...{ type: name, key: null, state: 'draft', published: null, fieldSaves: {} },
        number: await nextNumber(manager, name),
        position: ((await manager.maximum(ContentEntry, 'position', { type: name })) ?? -1) + 1,
      });
      setDraft(type, entry, source ? copyOf(type, source.draft) : emptyData(), user);
      await manager.save(entry);
      await updateMediaUse(manager, type, entry);
      await appendRevision(manager, entry, { action: 'created', user });
      await appendAuditEntry(manager, {
        actorId: user.id,
        action: 'added',
        record: { type: 'content', id: entry.id },
        details: { title: entry.title || type.singular.en },
      });
      return this.answer(manager, entry, user);
    });
  }

  /** Visitors see the new order at once. @throws UnprocessableError for a list whose order is fixed */
  reorder(name: string, ids: number[], user: TokenUser): Promise<ContentEntriesDto> {
    const type = this.types.named(name);
    if (type.form !== 'collection' || type.order !== 'position') {
      throw new UnprocessableError(CONTENT_MESSAGES.fixed);
    }
    return this.dataSource.transaction(async (manager) => {
      const entries = await manager.find(ContentEntry, {
        where: { type: name, deletedAt: IsNull() },
        order: { id: 'ASC' },
        lock: { mode: 'for_no_key_update' },
      });
      const isSame = entries.length === ids.length && entries.every(({ id }) => ids.includes(id));
      if (!isSame) throw new StaleError({ type: name }, CONTENT_MESSAGES.stale);
      await manager.query(
        `UPDATE content_entry SET position = place.position - 1
         FROM unnest($1::integer[]) WITH ORDINALITY AS place (id, position)
         WHERE content_entry.id = place.id AND content_entry.position <> place.position - 1`,
        [ids],
      );
      await appendAuditEntry(manager, {
        actorId: user.id,
        action: 'reordered',
        record: { type: 'content', id: null },
        details: { title: type.label.en },
      });
      const query = { type: name, sort: 'order', page: 1, limit: 100 } as const;
      return this.list(query);
    });
  }

  /** The response about one entry, for a person. */
  async answer(
    manager: EntityManager,
    entry: ContentEntry,
    user: TokenUser,
    conflicts: FieldConflictDto[] = [],
  ): Promise<ContentEntryAnswerDto> {
    const type = this.types.named(entry.type);
    const [schedules, present] = await Promise.all([
      schedulesOf(manager, [entry]),
      manager.findBy(ContentPresence, {
        entryId: entry.id,
        accountId: Not(user.id),
        seenAt: MoreThan(new Date(Date.now() - PRESENCE_LIFETIME)),
      }),
    ]);
    const address = addressOf(entry);
    const dto: ContentEntryDto = {
      ...toEntryRowDto(type, entry, schedules(entry.id)),
      draft: entry.draft,
      published: entry.published,
      review_note: entry.reviewNote,
      others: present.map(({ accountId, accountName }) => ({
        account_id: accountId,
        name: accountName,
      })),
      preview_path: type.path?.(address) ?? type.previewPath?.(address) ?? null,
      warnings: await this.warningsOf(manager, type, entry.draft),
      conflicts,
    };
    return { error: 0, list: [dto] };
  }

  private async warningsOf(manager: EntityManager, type: ContentType, data: EntryData) {
    const [assets, { hasEntry, hasPage }] = await Promise.all([
      manager.findBy(MediaAsset, { id: In(mediaIn(type, data)) }),
      this.published.pages(),
    ]);
    return warningsOf(type, data, {
      media: new Map(assets.map((asset) => [asset.id, asset])),
      hasEntry,
      hasPage,
    });
  }

  /** Somebody has an entry open. @throws NotFoundError */
  async see(id: number, user: TokenUser): Promise<void> {
    if (!(await this.dataSource.manager.existsBy(ContentEntry, { id }))) throw new NotFoundError();
    await this.renewPresence(id, user);
  }

  async renewPresence(
    entryId: number,
    { id: accountId, name: accountName, readOnly }: TokenUser,
  ): Promise<void> {
    if (readOnly) return;
    const seen = { entryId, accountId, accountName, seenAt: new Date() };
    await this.dataSource.manager.upsert(ContentPresence, seen, ['entryId', 'accountId']);
  }
}

/** A copy has no address yet: it would take the one of its source. */
function copyOf(type: ContentType, data: EntryData): EntryData {
  const texts = Object.fromEntries(
    Object.entries(data.texts).map(([language, texts]) => {
      const others = Object.entries(texts).filter(([name]) => name !== 'slug');
      return [language, Object.fromEntries(others)];
    }),
  );
  const title = titleOf(type, data);
  const field = type.fields[type.title];
  const copy = { values: { ...data.values }, texts };
  if (field?.kind !== 'text') return copy;
  const path = field.translated ? `texts.en.${type.title}` : `values.${type.title}`;
  const max = field.max ?? 120;
  return withValue(copy, path, CONTENT_MESSAGES.copyOf('en', { title }).slice(0, max));
}
