import {
  Column,
  CreateDateColumn,
  Entity,
  type FindOptionsWhere,
  Index,
  IsNull,
  MoreThan,
  PrimaryGeneratedColumn,
  Unique,
} from 'typeorm';

/** A time at which an agent can show a home to one visitor. */
@Entity('viewing_slot')
@Unique(['listingId', 'startsAt'])
@Index('viewing_slot_start', ['startsAt'])
export class ViewingSlot {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'listing_id', type: 'integer' })
  listingId: number;

  /** The content entry of the agent; null where nobody is named. */
  @Column({ name: 'agent_id', type: 'integer', nullable: true })
  agentId: number | null;

  @Column({ name: 'starts_at', type: 'timestamptz', precision: 3 })
  startsAt: Date;

  @Column({ type: 'smallint' })
  minutes: number;

  /** Null while the slot is open. */
  @Column({ name: 'viewing_id', type: 'integer', nullable: true, unique: true })
  viewingId: number | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** Milliseconds that the agent has to get ready: later nobody books a slot. */
const NOTICE = 60 * 60_000;

/** The slots that can be booked now. */
export const openSlots = (): FindOptionsWhere<ViewingSlot> => ({
  viewingId: IsNull(),
  startsAt: MoreThan(new Date(Date.now() + NOTICE)),
});
