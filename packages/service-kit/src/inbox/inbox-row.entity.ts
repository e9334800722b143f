import { Column } from 'typeorm';
import { ReceivedForm, type Receipt } from '../forms/received-form.entity.js';
import type { EnquiryState } from './enquiry-kinds.js';

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
