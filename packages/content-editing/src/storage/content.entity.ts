import { PersonName } from '@phantom/personal-data';
import { AuditedEntity, type Language } from '@phantom/service-kit';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn, Unique } from 'typeorm';
import type { EntryData, FieldPath } from '../types/entry-data.js';
import type { StoredTranslations } from '../types/translation-state.js';

export const ENTRY_STATES = ['draft', 'published', 'changed', 'unpublished', 'deleted'] as const;
/**
 * - `draft`: never published.
 * - `published`: visitors see the newest content.
 * - `changed`: visitors see older content than the draft.
 * - `unpublished`: visitors saw it once.
 * - `deleted`: in the bin.
 */
export type EntryState = (typeof ENTRY_STATES)[number];

/** Who saved a field last, and in which version of the draft. */
export interface FieldSave {
  version: number;
  actorId: number;
  actorName: string;
}

/** One piece of content: what visitors see, and what editors work on. */
@Entity('content_entry')
@Unique(['type', 'number'])
@Unique(['type', 'key'])
@Index(['type', 'state'])
export class ContentEntry extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 40 })
  type: string;

  /** The `{id}` of contract pages: counted for each type. */
  @Column({ type: 'integer' })
  number: number;

  /** The fixed name of a positional entry, a singleton, or an entry of the demo data. */
  @Column({ type: 'varchar', length: 80, nullable: true })
  key: string | null;

  /** The place of the entry in a type whose order is by position, from 0. */
  @Column({ type: 'integer', default: 0 })
  position: number;

  @Column({ type: 'varchar', length: 12 })
  state: EntryState;

  /** What visitors see. Null: nothing. */
  @Column({ type: 'jsonb', nullable: true })
  published: EntryData | null;

  /** What editors work on. */
  @Column({ type: 'jsonb' })
  draft: EntryData;

  /** The last save of each changed field since the last publication. */
  @Column({ name: 'field_saves', type: 'jsonb', default: {} })
  fieldSaves: Record<FieldPath, FieldSave>;

  /** How far the translation to each language is. */
  @Column({ type: 'jsonb', default: {} })
  translations: StoredTranslations;

  /** The date that visitors read. Set by the first publication. */
  @Column({ name: 'first_published_at', type: 'timestamptz', nullable: true })
  firstPublishedAt: Date | null;

  @Column({ name: 'published_at', type: 'timestamptz', nullable: true })
  publishedAt: Date | null;

  /** The editor asked for a review; the note says what to look at. */
  @Column({ name: 'review_requested_at', type: 'timestamptz', nullable: true })
  reviewRequestedAt: Date | null;

  @Column({ name: 'review_note', type: 'varchar', length: 1000, nullable: true })
  reviewNote: string | null;

  @Column({ name: 'deleted_at', type: 'timestamptz', nullable: true })
  deletedAt: Date | null;

  /** Who saved the draft last. Null for loaded content. */
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @PersonName('actorId')
  @Column({ name: 'actor_name', type: 'varchar', length: 120, nullable: true })
  actorName: string | null;

  /** The title in the source language, for lists and their order. */
  @Column({ type: 'varchar', length: 300, default: '' })
  title: string;

  /** All words of the draft, in all languages. */
  @Column({ name: 'search_text', type: 'text', default: '', select: false })
  searchText: string;

  /** The words of `searchText`, which a trigger makes. */
  @Column({
    name: 'search_words',
    type: 'tsvector',
    nullable: true,
    select: false,
    insert: false,
    update: false,
  })
  searchWords: string;

  /** The languages that lack a current translation; a trigger derives them from `translations`. */
  @Column({ type: 'jsonb', nullable: true, select: false, insert: false, update: false })
  untranslated: Language[];

  /** The number of the last change that visitors see; a trigger counts it. */
  @Column({ type: 'bigint', default: 0, insert: false, update: false })
  change: string;
}

export const REVISION_ACTIONS = [
  'created',
  'edited',
  'translated',
  'scheduled',
  'published',
  'unpublished',
  'restored',
  'deleted',
  'undeleted',
  'imported',
] as const;
export type RevisionAction = (typeof REVISION_ACTIONS)[number];

/**
 * The content of an entry at one time. Saves of one person within ten minutes share a revision; a publication always has
 * its own. A trigger refuses deletes.
 */
@Entity('content_revision')
@Unique(['entryId', 'number'])
export class ContentRevision {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'entry_id', type: 'integer' })
  entryId: number;

  /** Counted for each entry, from 1. */
  @Column({ type: 'integer' })
  number: number;

  @Column({ type: 'varchar', length: 12 })
  action: RevisionAction;

  @Column({ type: 'jsonb' })
  data: EntryData;

  @Column({ type: 'varchar', length: 1000, nullable: true })
  note: string | null;

  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @PersonName('actorId')
  @Column({ name: 'actor_name', type: 'varchar', length: 120, nullable: true })
  actorName: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  @Column({ name: 'updated_at', type: 'timestamptz', default: () => 'now()' })
  updatedAt: Date;
}

/** A slug of an entry, in one language: the current one and every earlier one. */
@Entity('content_address')
@Unique(['type', 'language', 'slug'])
export class ContentAddress {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 40 })
  type: string;

  @Column({ type: 'varchar', length: 2 })
  language: string;

  @Column({ type: 'varchar', length: 120 })
  slug: string;

  @Index()
  @Column({ name: 'entry_id', type: 'integer' })
  entryId: number;

  @Column({ name: 'is_current', type: 'boolean' })
  isCurrent: boolean;
}
