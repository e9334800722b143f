import type { Language } from '@phantom/service-kit';
import {
  Column,
  CreateDateColumn,
  Entity,
  Index,
  JoinColumn,
  ManyToOne,
  PrimaryColumn,
  PrimaryGeneratedColumn,
  type Relation,
  Unique,
} from 'typeorm';

/** An address that somebody has subscribed. */
@Entity('subscriber')
export class Subscriber {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** In lower case. */
  @Column({ type: 'varchar', length: 254, unique: true })
  email: string;

  /** The language of the mails. */
  @Column({ type: 'varchar', length: 2 })
  lang: Language;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/**
 * - `pending`: not confirmed yet; gets nothing.
 * - `active`: gets mails.
 * - `left`: has left; gets nothing.
 * - `bounced`: the mail server of the address does not know it.
 */
export type SubscriptionState = 'pending' | 'active' | 'left' | 'bounced';

/** What a subscriber has chosen about one list. */
@Entity('subscription')
@Unique(['subscriberId', 'list'])
@Index('subscription_list', ['list', 'state'])
export class Subscription {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'subscriber_id', type: 'integer' })
  subscriberId: number;

  @ManyToOne(() => Subscriber, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'subscriber_id' })
  subscriber: Relation<Subscriber>;

  @Column({ type: 'varchar', length: 40 })
  list: string;

  @Column({ type: 'varchar', length: 10 })
  state: SubscriptionState;

  /** Since when it has the state. */
  @Column({ name: 'state_since', type: 'timestamptz', default: () => 'now()' })
  stateSince: Date;
}

/** `chosen`: on the page of preferences. */
export type ConsentAction = 'requested' | 'confirmed' | 'chosen' | 'left' | 'bounced';

/** The proof of what a subscriber agreed to, and of what the subscriber took back. Rows are only added. */
@Entity('subscription_consent')
export class SubscriptionConsent {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Index('subscription_consent_subscription')
  @Column({ name: 'subscription_id', type: 'integer' })
  subscriptionId: number;

  @Column({ type: 'varchar', length: 10 })
  action: ConsentAction;

  /** The path of the page with the form. */
  @Column({ type: 'varchar', length: 200, nullable: true })
  page: string | null;

  /** Which text the person agreed to. */
  @Column({ name: 'text_version', type: 'varchar', length: 20, nullable: true })
  textVersion: string | null;

  @Column({ type: 'varchar', length: 2 })
  lang: Language;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** `manage`: to leave, and to change preferences. */
export type SubscriptionLinkPurpose = 'confirm' | 'manage';

/** A link that was mailed to a subscriber. */
@Entity('subscription_link')
export class SubscriptionLink {
  /** SHA-256 of the token. The token itself is stored nowhere. */
  @PrimaryColumn('bytea')
  id: Buffer;

  @Index('subscription_link_subscription')
  @Column({ name: 'subscription_id', type: 'integer' })
  subscriptionId: number;

  @Column({ type: 'varchar', length: 10 })
  purpose: SubscriptionLinkPurpose;

  @Index('subscription_link_expiry')
  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
