import type { Language } from '@phantom/service-kit';
import { MailedLink, SubscriberRow, SubscriptionRow } from '@phantom/subscriptions';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';
import type { ListingSearchDto } from '../search/search.dto.js';

/** What happens to a home on the market. The values in the database and in the calls. */
export const ALERT_EVENTS = ['new', 'price-lowered', 'open-house', 'back', 'gone'] as const;
export type AlertEvent = (typeof ALERT_EVENTS)[number];

/** How often the mails of a saved search go out. */
export const ALERT_FREQUENCIES = ['at-once', 'daily', 'weekly'] as const;
export type AlertFrequency = (typeof ALERT_FREQUENCIES)[number];

/** A person who has saved searches. */
@Entity('search_subscriber')
export class SearchSubscriber extends SubscriberRow {}

/** `pending` until it is confirmed by a link. A search that was left stays as the proof of what was agreed to. */
export type SavedSearchState = 'pending' | 'active' | 'left';

@Entity('saved_search')
@Index('saved_search_subscriber', ['subscriberId'])
@Index('saved_search_active', ['id'], { where: `state = 'active'` })
export class SavedSearch extends SubscriptionRow {
  @ManyToOne(() => SearchSubscriber, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'subscriber_id' })
  subscriber: Relation<SearchSubscriber>;

  /** Of the person. */
  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** As its page names the search, or as the person does. */
  @Column({ type: 'varchar', length: 200 })
  title: string;

  /** The parameters of the search call, for the address of its page. */
  @Column({ type: 'varchar', length: 10_000 })
  query: string;

  /** The same, read and validated, for matching. */
  @Column({ type: 'jsonb' })
  search: ListingSearchDto;

  @Column({ type: 'varchar', length: 10 })
  frequency: AlertFrequency;

  @Column({ type: 'text', array: true })
  events: AlertEvent[];

  @Column({ type: 'varchar', length: 10 })
  state: SavedSearchState;

  /** Since when it has the state. Earlier events are not reported. */
  @Column({ name: 'state_since', type: 'timestamptz', precision: 3, default: () => 'now()' })
  stateSince: Date;

  /** Each change raises it: processes that match load what they do not have. */
  @Column({ type: 'integer', default: 1 })
  version: number;

  /** The proof of the consent: this and the next four. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  page: string | null;

  @Column({ type: 'varchar', length: 2 })
  lang: Language;

  /** Which text the person agreed to. */
  @Column({ name: 'consent_version', type: 'varchar', length: 20, nullable: true })
  consentVersion: string | null;

  @CreateDateColumn({ name: 'requested_at', type: 'timestamptz' })
  requestedAt: Date;

  @Column({ name: 'confirmed_at', type: 'timestamptz', nullable: true })
  confirmedAt: Date | null;
}

/** A link that was mailed: to confirm one search, or to manage all searches of a subscriber. */
@Entity('saved_search_link')
@Index('saved_search_link_expiry', ['expiresAt'])
export class SavedSearchLink extends MailedLink {
  @Index('saved_search_link_subscriber')
  @Column({ name: 'subscriber_id', type: 'integer' })
  subscriberId: number;

  /** The search to confirm; null for a link to manage. */
  @Index('saved_search_link_search')
  @Column({ name: 'saved_search_id', type: 'integer', nullable: true })
  savedSearchId: number | null;
}

/** An event that has not been matched yet. Triggers write it in the transaction of its cause. */
@Entity('listing_event')
export class ListingEvent {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ name: 'listing_id', type: 'integer' })
  listingId: number;

  @Column({ type: 'varchar', length: 20 })
  kind: AlertEvent;

  /** Tells apart events of one kind: the price, the day, the time of the open house. */
  @Column({ type: 'varchar', length: 40 })
  occurrence: string;

  @Column({ name: 'old_price', type: 'integer', nullable: true })
  oldPrice: number | null;

  @Column({ name: 'created_at', type: 'timestamptz', precision: 3, default: () => 'now()' })
  createdAt: Date;
}

/** An event that a person is told of. It stays after it was sent, so that nobody is told twice. */
@Entity('search_alert')
@Unique(['subscriberId', 'listingId', 'kind', 'occurrence'])
@Index('search_alert_waiting', ['createdAt'], { where: 'mailing IS NULL' })
export class SearchAlert {
  @PrimaryGeneratedColumn('identity', { type: 'bigint', generatedIdentity: 'ALWAYS' })
  id: string;

  @Column({ name: 'subscriber_id', type: 'integer' })
  subscriberId: number;

  @Index('search_alert_search')
  @Column({ name: 'saved_search_id', type: 'integer' })
  savedSearchId: number;

  @Column({ name: 'listing_id', type: 'integer' })
  listingId: number;

  @Column({ type: 'varchar', length: 20 })
  kind: AlertEvent;

  @Column({ type: 'varchar', length: 40 })
  occurrence: string;

  @Column({ name: 'old_price', type: 'integer', nullable: true })
  oldPrice: number | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** The round of mails that tells of it; null while it waits. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  mailing: string | null;
}

/** For the data source. */
export const SAVED_SEARCH_ENTITIES = [
  SearchSubscriber,
  SavedSearch,
  SavedSearchLink,
  ListingEvent,
  SearchAlert,
];
