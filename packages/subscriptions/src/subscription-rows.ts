import type { Language } from '@phantom/service-kit';
import { Column, CreateDateColumn, PrimaryColumn, PrimaryGeneratedColumn } from 'typeorm';

/** An address that somebody has subscribed: the base of each kind's table. */
export abstract class SubscriberRow {
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

/** What a subscriber has chosen: the base of each kind's table. */
export abstract class SubscriptionRow {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'subscriber_id', type: 'integer' })
  subscriberId: number;

  abstract subscriber: SubscriberRow;

  /** In the column `state`. */
  abstract state: SubscriptionState;

  /** Since when it has the state. In the column `state_since`. */
  abstract stateSince: Date;
}

/** `manage`: to leave, and to change preferences. */
export type LinkPurpose = 'confirm' | 'manage';

/** A link that was mailed to a subscriber: the base of each kind's table. */
export abstract class MailedLink {
  /** SHA-256 of the token. The token itself is stored nowhere. */
  @PrimaryColumn('bytea')
  id: Buffer;

  @Column({ name: 'expires_at', type: 'timestamptz' })
  expiresAt: Date;
}
