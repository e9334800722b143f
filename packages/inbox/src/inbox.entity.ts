import { type Receipt, ReceivedForm } from '@phantom/outbox';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { EnquiryKind, EnquiryState } from './inbox-key.js';

/** A received form that the staff work on: the base of the tables of the inbox. */
export abstract class InboxRow extends ReceivedForm {
  @Column({ type: 'varchar', length: 12, default: 'new' })
  state: EnquiryState;

  /**
   * The account of the employee who cares for it; null for nobody. Accounts are another service's: how they are
   * called is not known here.
   */
  @Column({ name: 'assignee_id', type: 'integer', nullable: true })
  assigneeId: number | null;

  /** How often its state or assignee changed, from 1. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}

/** What a form is stored with as it arrives: what looks like a program's is spam from the start. */
export const withInitialState = (receipt: Receipt): Receipt & Pick<InboxRow, 'state'> => ({
  ...receipt,
  state: receipt.spamSign ? 'spam' : 'new',
});

/** What an employee wrote down about an enquiry. Notes are added, and neither changed nor removed. */
@Entity('enquiry_note')
export class EnquiryNote {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 10 })
  kind: EnquiryKind;

  @Column({ name: 'enquiry_id', type: 'integer' })
  enquiryId: number;

  @Column({ name: 'actor_id', type: 'integer' })
  actorId: number;

  @Column({ name: 'actor_name', type: 'varchar', length: 100 })
  actorName: string;

  @Column({ type: 'varchar', length: 2000 })
  text: string;

  /** The same note sent again is stored once. */
  @Column({ type: 'uuid', nullable: true })
  key: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** What of an enquiry the trail tells of. */
export const HISTORY_FIELDS = ['state', 'assignee'] as const;
export type HistoryField = (typeof HISTORY_FIELDS)[number];

/** Who changed what of an enquiry, and when. */
@Entity('enquiry_change')
export class EnquiryChange {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 10 })
  kind: EnquiryKind;

  @Column({ name: 'enquiry_id', type: 'integer' })
  enquiryId: number;

  @Column({ name: 'actor_id', type: 'integer' })
  actorId: number;

  @Column({ name: 'actor_name', type: 'varchar', length: 100 })
  actorName: string;

  @Column({ type: 'varchar', length: 10 })
  field: HistoryField;

  /** A state, or the id of an employee's account; null for nobody. Once it was a name, which those who assigned gave. */
  @Column({ name: 'from_value', type: 'varchar', length: 100, nullable: true })
  from: string | null;

  @Column({ name: 'to_value', type: 'varchar', length: 100, nullable: true })
  to: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
