import { PersonName } from '@phantom/personal-data';
import { type Receipt, ReceivedForm } from '@phantom/outbox';
import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { EnquiryKind, EnquiryState } from './inbox-key.js';

/** A received form that employees work on: the base of the tables of the inbox. */
export abstract class InboxRow extends ReceivedForm {
  @Column({ type: 'varchar', length: 12, default: 'new' })
  state: EnquiryState;

  /** The account of the employee who is responsible; null for nobody. The auth service knows the names of accounts. */
  @Column({ name: 'assignee_id', type: 'integer', nullable: true })
  assigneeId: number | null;

  /** 1, and one more with each change of state or assignee. */
  @Column({ type: 'integer', default: 1 })
  version: number;
}

/** The columns of a new enquiry: a form with a spam sign starts as spam. */
export const withInitialState = (receipt: Receipt): Receipt & Pick<InboxRow, 'state'> => ({
  ...receipt,
  state: receipt.spamSign ? 'spam' : 'new',
});

/** What an employee did with an enquiry. */
abstract class EnquiryAction {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 10 })
  kind: EnquiryKind;

  @Column({ name: 'enquiry_id', type: 'integer' })
  enquiryId: number;

  @Column({ name: 'actor_id', type: 'integer' })
  actorId: number;

  @PersonName('actorId')
  @Column({ name: 'actor_name', type: 'varchar', length: 100 })
  actorName: string;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}

/** An employee's note about an enquiry. Notes are only added. */
@Entity('enquiry_note')
export class EnquiryNote extends EnquiryAction {
  @Column({ type: 'varchar', length: 2000 })
  text: string;

  /** The idempotency key: the same note is stored once. */
  @Column({ type: 'uuid', nullable: true })
  key: string | null;
}

/** The fields that the change history covers. */
export const HISTORY_FIELDS = ['state', 'assignee'] as const;
export type HistoryField = (typeof HISTORY_FIELDS)[number];

/** An entry of the change history of an enquiry. */
@Entity('enquiry_change')
export class EnquiryChange extends EnquiryAction {
  @Column({ type: 'varchar', length: 10 })
  field: HistoryField;

  /** A state, or the id of an employee's account; null for nobody. The oldest entries have names. */
  @Column({ name: 'from_value', type: 'varchar', length: 100, nullable: true })
  from: string | null;

  @Column({ name: 'to_value', type: 'varchar', length: 100, nullable: true })
  to: string | null;
}
