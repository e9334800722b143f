import type { Language } from '@phantom/service-kit';
import { MailedLink } from '@phantom/subscriptions';
import { Column, CreateDateColumn, Entity, Index, PrimaryGeneratedColumn } from 'typeorm';
import { ViewingSlot } from '../listings/viewing-slot.entity.js';

/** A cancelled viewing has no slot any more. */
export type ViewingState = 'booked' | 'cancelled';

/** What a visitor has booked. It repeats the time of its slot, which is gone or somebody else's after a cancellation. */
@Entity('viewing')
@Index('viewing_listing', ['listingId'])
@Index('viewing_email', ['email'])
@Index('viewing_start', ['startsAt'])
export class Viewing {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'listing_id', type: 'integer' })
  listingId: number;

  @Column({ name: 'agent_id', type: 'integer', nullable: true })
  agentId: number | null;

  @Column({ name: 'starts_at', type: 'timestamptz', precision: 3 })
  startsAt: Date;

  @Column({ type: 'smallint' })
  minutes: number;

  @Column({ type: 'varchar', length: 10 })
  state: ViewingState;

  /** Of the calendar file (RFC 5545): each change raises it, and calendars take the highest. */
  @Column({ type: 'integer', default: 0 })
  sequence: number;

  @Column({ type: 'varchar', length: 100 })
  name: string;

  /** In lower case. */
  @Column({ type: 'varchar', length: 254 })
  email: string;

  /** As typed. */
  @Column({ type: 'varchar', length: 40, nullable: true })
  phone: string | null;

  /** The language of the mails. */
  @Column({ type: 'varchar', length: 2 })
  lang: Language;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** A link that was mailed to the visitor, to move or cancel the viewing. */
@Entity('viewing_link')
@Index('viewing_link_expiry', ['expiresAt'])
export class ViewingLink extends MailedLink {
  @Index('viewing_link_viewing')
  @Column({ name: 'viewing_id', type: 'integer' })
  viewingId: number;
}

/** For the data source. */
export const VIEWING_ENTITIES = [ViewingSlot, Viewing, ViewingLink];
