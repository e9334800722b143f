import { PersonName } from '@phantom/personal-data';
import { AuditedEntity, type Language } from '@phantom/service-kit';
import { Column, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';

export const RELEASE_STATES = ['open', 'scheduled', 'published', 'cancelled'] as const;
export type ReleaseState = (typeof RELEASE_STATES)[number];

/** Changes of several entries that go live in one transaction. A scheduled publication of one entry is a release of one. */
@Entity('content_release')
export class ContentRelease extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 120 })
  name: string;

  /** The entry, of which this is the schedule. Null for a release that people put together. */
  @Column({ name: 'entry_id', type: 'integer', nullable: true })
  entryId: number | null;

  @Column({ type: 'varchar', length: 12 })
  state: ReleaseState;

  /** When it goes live. Null: not scheduled. */
  @Column({ name: 'publish_at', type: 'timestamptz', nullable: true })
  publishAt: Date | null;

  @Column({ name: 'published_at', type: 'timestamptz', nullable: true })
  publishedAt: Date | null;

  /** Why the last attempt failed, in each language: nobody reads it at that time. */
  @Column({ type: 'jsonb', nullable: true })
  failure: Record<Language, string> | null;

  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @PersonName('actorId')
  @Column({ name: 'actor_name', type: 'varchar', length: 120, nullable: true })
  actorName: string | null;
}

export const RELEASE_ITEM_ACTIONS = ['publish', 'unpublish'] as const;
export type ReleaseItemAction = (typeof RELEASE_ITEM_ACTIONS)[number];

/** What a release does with one entry. */
@Entity('content_release_item')
@Unique(['releaseId', 'entryId', 'action'])
export class ContentReleaseItem {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'release_id', type: 'integer' })
  releaseId: number;

  @Index()
  @Column({ name: 'entry_id', type: 'integer' })
  entryId: number;

  @Column({ type: 'varchar', length: 12 })
  action: ReleaseItemAction;

  /** The revision that goes live: later edits of the draft do not. Null while the release is open. */
  @Column({ name: 'revision_id', type: 'integer', nullable: true })
  revisionId: number | null;
}
