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
import { CHANGE_SUBJECTS, type ChangeSubject } from '../common/investment.entity.js';

/** What an investor can be told of by mail: what the change history is about. The values in the database and in the calls. */
export const NOTICE_EVENTS = CHANGE_SUBJECTS;
export type NoticeEvent = ChangeSubject;

/** An investor who has chosen notices, with the address of the account when it was last chosen. */
@Entity('investor_subscriber')
export class InvestorSubscriber extends SubscriberRow {
  @Column({ name: 'account_id', type: 'integer', unique: true })
  accountId: number;
}

/** Never `pending`: nobody signs in before the address of the account is confirmed. */
export type NoticeState = 'active' | 'left' | 'bounced';
export const NOTICE_STATES: readonly NoticeState[] = ['active', 'left', 'bounced'];

/** Whether an investor is told of one kind of event. A row that was left stays as the proof of what was agreed to. */
@Entity('notice_subscription')
@Unique(['subscriberId', 'event'])
export class NoticeSubscription extends SubscriptionRow {
  @ManyToOne(() => InvestorSubscriber, { onDelete: 'CASCADE' })
  @JoinColumn({ name: 'subscriber_id' })
  subscriber: Relation<InvestorSubscriber>;

  @Column({ type: 'varchar', length: 20 })
  event: NoticeEvent;

  @Column({ type: 'varchar', length: 10 })
  state: NoticeState;

  @Column({ name: 'state_since', type: 'timestamptz', default: () => 'now()' })
  stateSince: Date;

  /** The proof of the consent: this and the next two. */
  @Column({ name: 'chosen_at', type: 'timestamptz' })
  chosenAt: Date;

  /** The language of the page. */
  @Column({ type: 'varchar', length: 2 })
  lang: Language;

  /** Which text the person agreed to. */
  @Column({ name: 'consent_version', type: 'varchar', length: 20, nullable: true })
  consentVersion: string | null;
}

/** A link that was mailed to an investor: it ends all notices. */
@Entity('notice_link')
@Index('notice_link_expiry', ['expiresAt'])
export class NoticeLink extends MailedLink {
  @Index('notice_link_subscriber')
  @Column({ name: 'subscriber_id', type: 'integer' })
  subscriberId: number;
}

export type NoticeAction = 'added' | 'edited';

/** A change that an investor is told of, once. It is stored in the transaction of the change. */
@Entity('investor_notice')
@Index('investor_notice_waiting', ['subscriberId', 'createdAt'], { where: 'mailing IS NULL' })
@Index('investor_notice_mailing', ['mailing', 'subscriberId'])
export class InvestorNotice {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'subscriber_id', type: 'integer' })
  subscriberId: number;

  @Column({ type: 'varchar', length: 20 })
  event: NoticeEvent;

  /** Of the document, the distribution or the holding. */
  @Column({ name: 'subject_id', type: 'integer' })
  subjectId: number;

  @Column({ type: 'varchar', length: 10 })
  action: NoticeAction;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;

  /** The mailing that tells of it; null while it waits. */
  @Column({ type: 'varchar', length: 60, nullable: true })
  mailing: string | null;
}

export const NOTICE_ENTITIES = [InvestorSubscriber, NoticeSubscription, NoticeLink, InvestorNotice];
