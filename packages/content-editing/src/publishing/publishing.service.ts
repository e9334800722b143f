import { Injectable, Logger } from '@nestjs/common';
import {
  AppError,
  codeOf,
  fieldError,
  type Language,
  LANGUAGES,
  MESSAGES,
  type TokenUser,
  UnprocessableError,
} from '@phantom/service-kit';
import { appendAuditEntry, type AuditAction } from '@phantom/service-kit/audit';
import { DataSource, type EntityManager, In, IsNull, LessThanOrEqual } from 'typeorm';
import { EntryVersionDto } from '../editing/entry-change.dto.js';
import type { ContentEntryAnswerDto } from '../editing/entry.dto.js';
import { EntryService } from '../editing/entry.service.js';
import { CONTENT_MESSAGES } from '../messages.js';
import { futureTime } from './future-time.js';
import { publishData, refuseUnpublishable, unpublishEntry } from './publish.js';
import { PublishDto, ReviewDto } from './publishing.dto.js';
import { cancelSchedules, publishRelease, schedule } from './releases.js';
import { appendRevision, lockEntry } from '../storage/content-rows.js';
import { ContentEntry, ContentRevision, type RevisionAction } from '../storage/content.entity.js';
import { ContentRelease } from '../storage/release.entity.js';
import type { ContentType } from '../types/content-type.js';
import { ContentTypes } from '../types/content-types.js';

/** The codes of a deadlock and of a serialization failure. */
const TRANSIENT = new Set(['40P01', '40001']);

/** Decides what visitors see, and when. */
@Injectable()
export class PublishingService {
  private readonly logger = new Logger(PublishingService.name);

  constructor(
    private readonly dataSource: DataSource,
    private readonly types: ContentTypes,
    private readonly entries: EntryService,
  ) {}

  /** Asks for a review. */
  requestReview(
    id: number,
    { version, note }: ReviewDto,
    user: TokenUser,
  ): Promise<ContentEntryAnswerDto> {
    return this.change(
      id,
      { version, user, action: 'review-requested' },
      async (manager, entry) => {
        entry.reviewRequestedAt = new Date();
        entry.reviewNote = note ?? null;
        await manager.save(entry);
      },
    );
  }

  /** Publishes at once, or schedules. @throws UnprocessableError where required fields are missing */
  publish(
    id: number,
    { version, publish_at, unpublish_at }: PublishDto,
    user: TokenUser,
  ): Promise<ContentEntryAnswerDto> {
    const publishAt = futureTime('publish_at', publish_at);
    const unpublishAt = futureTime('unpublish_at', unpublish_at);
    if (publishAt && unpublishAt && unpublishAt <= publishAt) {
      throw fieldError('unpublish_at', CONTENT_MESSAGES.order);
    }
    const action = publishAt ? 'scheduled' : 'published';
    return this.change(id, { version, user, action }, async (manager, entry, type) => {
      await cancelSchedules(manager, entry);
      if (publishAt) {
        refuseUnpublishable(type, entry.draft);
        const note = publishAt.toISOString();
        const revision = await appendRevision(manager, entry, { action: 'scheduled', note, user });
        await schedule(manager, entry, { action: 'publish', at: publishAt, revision, user });
      } else {
        if (entry.state === 'published' && !unpublishAt)
          throw new UnprocessableError(CONTENT_MESSAGES.notReady);
        await publishData(manager, type, entry, entry.draft, user);
      }
      if (unpublishAt)
        await schedule(manager, entry, { action: 'unpublish', at: unpublishAt, user });
    });
  }

  unpublish(
    id: number,
    { version }: EntryVersionDto,
    user: TokenUser,
  ): Promise<ContentEntryAnswerDto> {
    return this.change(
      id,
      { version, user, action: 'unpublished' },
      async (manager, entry, type) => {
        if (type.form !== 'collection') throw new UnprocessableError(CONTENT_MESSAGES.fixed);
        await cancelSchedules(manager, entry);
        await unpublishEntry(manager, type, entry);
        await appendRevision(manager, entry, { action: 'unpublished', user });
      },
    );
  }

  /** Forgets the scheduled publication. */
  cancelSchedule(
    id: number,
    { version }: EntryVersionDto,
    user: TokenUser,
  ): Promise<ContentEntryAnswerDto> {
    return this.change(id, { version, user, action: 'schedule-cancelled' }, (manager, entry) =>
      cancelSchedules(manager, entry),
    );
  }

  /** Publishes again what visitors saw before the last publication. The draft stays. */
  undo(id: number, { version }: EntryVersionDto, user: TokenUser): Promise<ContentEntryAnswerDto> {
    return this.change(id, { version, user, action: 'published' }, async (manager, entry, type) => {
      const [, before] = await manager.find(ContentRevision, {
        where: { entryId: id, action: In<RevisionAction>(['published', 'imported']) },
        order: { number: 'DESC' },
        take: 2,
      });
      if (!before) throw new UnprocessableError(CONTENT_MESSAGES.notReady);
      await publishData(manager, type, entry, before.data, user);
    });
  }

  /** Moves an entry to the bin. Its address answers 410 from now on. */
  remove(id: number, version: number, user: TokenUser): Promise<ContentEntryAnswerDto> {
    return this.change(id, { version, user, action: 'removed' }, async (manager, entry, type) => {
      if (type.form !== 'collection') throw new UnprocessableError(CONTENT_MESSAGES.fixed);
      await cancelSchedules(manager, entry);
      entry.deletedAt = new Date();
      await unpublishEntry(manager, type, entry);
      await appendRevision(manager, entry, { action: 'deleted', user });
    });
  }

  /** Takes an entry out of the bin, unpublished. */
  undelete(
    id: number,
    { version }: EntryVersionDto,
    user: TokenUser,
  ): Promise<ContentEntryAnswerDto> {
    return this.change(id, { version, user, action: 'restored' }, async (manager, entry) => {
      entry.deletedAt = null;
      entry.state = entry.firstPublishedAt ? 'unpublished' : 'draft';
      await manager.save(entry);
      await appendRevision(manager, entry, { action: 'undeleted', user });
    });
  }

  /** Publishes and unpublishes what is due. Each release is done once, by whichever process comes first. */
  async runDue(): Promise<number> {
    let done = 0;
    while (await this.dataSource.transaction((manager) => this.runNext(manager))) done += 1;
    return done;
  }

  private async runNext(manager: EntityManager): Promise<boolean> {
    const release = await manager.findOne(ContentRelease, {
      where: { state: 'scheduled', publishAt: LessThanOrEqual(new Date()), failure: IsNull() },
      order: { publishAt: 'ASC', id: 'ASC' },
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (!release) return false;
    await manager.query('SAVEPOINT release');
    try {
      await publishRelease(manager, this.types, release, null);
      await manager.save(release);
    } catch (error) {
      // The next run tries again what the database refused for the sake of another transaction.
      if (TRANSIENT.has(codeOf(error))) throw error;
      await manager.query('ROLLBACK TO SAVEPOINT release');
      await manager.update(ContentRelease, { id: release.id }, { failure: this.reasonOf(error) });
    }
    return true;
  }

  /** What people read of a failure, in each language; the log has the rest. */
  private reasonOf(error: unknown): Record<Language, string> {
    if (!(error instanceof AppError)) this.logger.error(error);
    const texts = LANGUAGES.map((language): [Language, string] => [
      language,
      error instanceof AppError ? error.messageIn(language) : MESSAGES.fault(language),
    ]);
    return Object.fromEntries(texts) as Record<Language, string>;
  }

  private change(
    id: number,
    { version, user, action }: { version: number; user: TokenUser; action: AuditAction },
    work: (manager: EntityManager, entry: ContentEntry, type: ContentType) => Promise<void>,
  ): Promise<ContentEntryAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const entry = await lockEntry(manager, id, { version });
      const type = this.types.named(entry.type);
      await work(manager, entry, type);
      await appendAuditEntry(manager, {
        actorId: user.id,
        action,
        record: { type: 'content', id },
        details: { title: entry.title || type.singular.en },
      });
      return this.entries.answer(manager, entry, user);
    });
  }
}
