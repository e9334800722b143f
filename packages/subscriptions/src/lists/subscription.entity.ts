import type { Language } from '@phantom/service-kit';
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
import {
  type LinkPurpose,
  MailedLink,
  SubscriberRow,
  SubscriptionRow,
  type SubscriptionState,
} from '../subscription-rows.js';

/** An address that somebody has subscribed to lists. */
@Entity('subscriber')
export class Subscriber extends SubscriberRow {}

/** What a subscriber has chosen about one list. */
@Entity('subscription')
@Unique(['subscriberId', 'list'])
@Index('subscription_list', ['list', 'state'])
export class Subscription extends SubscriptionRow {
  @ManyToOne(() => Subscriber, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'subscriber_id' })
  subscriber: Relation<Subscriber>;

  @Column({ type: 'varchar', length: 40 })
  list: string;

  @Column({ type: 'varchar', length: 10 })
  state: SubscriptionState;

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

/** A link that was mailed to a subscriber. */
@Entity('subscription_link')
@Index('subscription_link_expiry', ['expiresAt'])
export class SubscriptionLink extends MailedLink {
  @Index('subscription_link_subscription')
  @Column({ name: 'subscription_id', type: 'integer' })
  subscriptionId: number;

  @Column({ type: 'varchar', length: 10 })
  purpose: LinkPurpose;
}
