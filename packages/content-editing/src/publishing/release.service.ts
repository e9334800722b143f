import { Injectable } from '@nestjs/common';
import {
  actorOf,
  NotFoundError,
  StaleError,
  type TokenUser,
  UnprocessableError,
} from '@phantom/service-kit';
import { appendAuditEntry, type AuditAction } from '@phantom/service-kit/audit';
import { DataSource, type EntityManager, In, IsNull } from 'typeorm';
import { EntryVersionDto } from '../editing/entry-change.dto.js';
import { CONTENT_MESSAGES } from '../messages.js';
import { futureTime } from './future-time.js';
import { refuseUnpublishable } from './publish.js';
import {
  NewReleaseDto,
  type ReleaseAnswerDto,
  ReleaseItemChangeDto,
  ReleaseNameDto,
  ReleasePublicationDto,
  type ReleasesDto,
  ReleasesQueryDto,
} from './release.dto.js';
import { toReleaseItemDto, toReleaseRowDto } from './release.mapper.js';
import { lockItems, naming, publishRelease, refuseDeleted, revisionsOf } from './releases.js';
import { appendRevision } from '../storage/content-rows.js';
import { ContentEntry } from '../storage/content.entity.js';
import {
  ContentRelease,
  ContentReleaseItem,
  type ReleaseState,
} from '../storage/release.entity.js';
import { ContentTypes } from '../types/content-types.js';

/** The most entries of one release: they are locked together. */
const MOST_ITEMS = 100;

interface ReleaseChange {
  /** Undefined where a change does not depend on the others. */
  version?: number;
  /** The states in which the change is possible. */
  from: readonly ReleaseState[];
  user: TokenUser;
  action: AuditAction;
}

/** Puts together and publishes changes of several entries. */
@Injectable()
export class ReleaseService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
  ) {}

  async list({ state, page, limit }: ReleasesQueryDto): Promise<ReleasesDto> {
    const { manager } = this.dataSource;
    const [releases, total] = await manager.findAndCount(ContentRelease, {
      where: { entryId: IsNull(), ...(state && { state }) },
      order: { updatedAt: 'DESC', id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    const items = await manager.findBy(ContentReleaseItem, {
      releaseId: In(releases.map(({ id }) => id)),
    });
    const counts = Map.groupBy(items, ({ releaseId }) => releaseId);
    const list = releases.map((release) =>
      toReleaseRowDto(release, counts.get(release.id)?.length ?? 0),
    );
    return { error: 0, list, total };
  }

  /** @throws NotFoundError */
  async single(id: number): Promise<ReleaseAnswerDto> {
    const { manager } = this.dataSource;
    const release = await manager.findOneBy(ContentRelease, { id, entryId: IsNull() });
    if (!release) throw new NotFoundError();
    return this.answer(manager, release);
  }

  create({ name }: NewReleaseDto, user: TokenUser): Promise<ReleaseAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const release = await manager.save(
        manager.create(ContentRelease, { name, state: 'open', ...actorOf(user) }),
      );
      await appendReleaseAudit(manager, release, { user, action: 'created' });
      return this.answer(manager, release);
    });
  }

  rename(
    id: number,
    { version, name }: ReleaseNameDto,
    user: TokenUser,
  ): Promise<ReleaseAnswerDto> {
    const from = ['open', 'scheduled'] as const;
    return this.change(id, { version, from, user, action: 'renamed' }, (_manager, release) => {
      release.name = name;
    });
  }

  /** Adds an entry to an open release, or changes what it does with it. */
  add(
    id: number,
    { entry_id: entryId, action }: ReleaseItemChangeDto,
    user: TokenUser,
  ): Promise<ReleaseAnswerDto> {
    const change = { from: ['open'], user, action: 'added' } as const;
    return this.change(id, change, async (manager, release) => {
      const entry = await manager.findOneBy(ContentEntry, { id: entryId });
      if (!entry) throw new NotFoundError();
      refuseDeleted(entry);
      if (action === 'unpublish' && this.types.named(entry.type).form !== 'collection') {
        throw new UnprocessableError(CONTENT_MESSAGES.fixed);
      }
      const others = await manager.findBy(ContentReleaseItem, { releaseId: release.id });
      if (others.length >= MOST_ITEMS) throw new UnprocessableError(CONTENT_MESSAGES.releaseFull);
      await manager.delete(ContentReleaseItem, { releaseId: release.id, entryId });
      await manager.insert(ContentReleaseItem, { releaseId: release.id, entryId, action });
    });
  }

  remove(id: number, entryId: number, user: TokenUser): Promise<ReleaseAnswerDto> {
    const change = { from: ['open'], user, action: 'removed' } as const;
    return this.change(id, change, async (manager, release) => {
      await manager.delete(ContentReleaseItem, { releaseId: release.id, entryId });
    });
  }

  /** @throws UnprocessableError with the first entry that cannot go live; nothing does then */
  publish(
    id: number,
    { version, publish_at }: ReleasePublicationDto,
    user: TokenUser,
  ): Promise<ReleaseAnswerDto> {
    const publishAt = futureTime('publish_at', publish_at);
    const action = publishAt ? 'scheduled' : 'published';
    const from = ['open', 'scheduled'] as const;
    return this.change(id, { version, from, user, action }, async (manager, release) => {
      if (!publishAt) {
        await publishRelease(manager, this.types, release, user);
        return;
      }
      await this.freeze(manager, release, publishAt, user);
      Object.assign(release, { state: 'scheduled', publishAt, failure: null });
    });
  }

  /** Takes the time back. */
  reopen(id: number, { version }: EntryVersionDto, user: TokenUser): Promise<ReleaseAnswerDto> {
    const change = { version, from: ['scheduled'], user, action: 'schedule-cancelled' } as const;
    return this.change(id, change, async (manager, release) => {
      await manager.update(ContentReleaseItem, { releaseId: id }, { revisionId: null });
      Object.assign(release, { state: 'open', publishAt: null, failure: null });
    });
  }

  cancel(id: number, { version }: EntryVersionDto, user: TokenUser): Promise<ReleaseAnswerDto> {
    const change = { version, from: ['open'], user, action: 'removed' } as const;
    return this.change(id, change, (_manager, release) => {
      release.state = 'cancelled';
    });
  }

  /** Stores what goes live as revisions of their own: later edits of the drafts do not. */
  private async freeze(
    manager: EntityManager,
    release: ContentRelease,
    publishAt: Date,
    user: TokenUser,
  ): Promise<void> {
    for (const { item, entry } of await lockItems(manager, release)) {
      await naming(entry, () => {
        refuseDeleted(entry);
        if (item.action === 'publish')
          refuseUnpublishable(this.types.named(entry.type), entry.draft);
      });
      if (item.action !== 'publish') continue;
      const note = publishAt.toISOString();
      const revision = await appendRevision(manager, entry, { action: 'scheduled', note, user });
      await manager.update(ContentReleaseItem, { id: item.id }, { revisionId: revision.id });
    }
  }

  private change(
    id: number,
    { version, from, user, action }: ReleaseChange,
    work: (manager: EntityManager, release: ContentRelease) => Promise<void> | void,
  ): Promise<ReleaseAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const release = await manager.findOne(ContentRelease, {
        where: { id, entryId: IsNull() },
        lock: { mode: 'pessimistic_write' },
      });
      if (!release) throw new NotFoundError();
      if (version !== undefined && version !== release.version) {
        throw new StaleError({ id, version: release.version }, CONTENT_MESSAGES.stale);
      }
      if (!from.includes(release.state)) throw new UnprocessableError(CONTENT_MESSAGES.release);
      await work(manager, release);
      // Also where only an item changed: its version counts.
      Object.assign(release, { ...actorOf(user), updatedAt: new Date() });
      await manager.save(release);
      await appendReleaseAudit(manager, release, { user, action });
      return this.answer(manager, release);
    });
  }

  private async answer(manager: EntityManager, release: ContentRelease): Promise<ReleaseAnswerDto> {
    const items = await manager.find(ContentReleaseItem, {
      where: { releaseId: release.id },
      order: { id: 'ASC' },
    });
    const entryIds = items.map(({ entryId }) => entryId);
    const entries =
      entryIds.length > 0 ? await manager.findBy(ContentEntry, { id: In(entryIds) }) : [];
    const revisions = await revisionsOf(manager, items);
    const itemDtos = items.flatMap((item) => {
      const entry = entries.find(({ id }) => id === item.entryId);
      const revision = revisions.get(item.revisionId);
      return entry
        ? [toReleaseItemDto(this.types.named(entry.type), { item, entry, revision })]
        : [];
    });
    const dto = { ...toReleaseRowDto(release, items.length), items: itemDtos };
    return { error: 0, list: [dto] };
  }
}

const appendReleaseAudit = (
  manager: EntityManager,
  { id, name }: ContentRelease,
  { user, action }: { user: TokenUser; action: AuditAction },
): Promise<void> =>
  appendAuditEntry(manager, {
    actorId: user.id,
    action,
    record: { type: 'content-release', id },
    details: { title: name },
  });
