import { Column, Entity } from 'typeorm';
import { RowChange } from '../row-change/row-change.entity.js';

export const CHANGE_SUBJECTS = ['holding', 'distribution', 'document'] as const;
export type ChangeSubject = (typeof CHANGE_SUBJECTS)[number];

/** What an employee did to an investor's rows. */
@Entity('investment_change')
export class InvestmentChange extends RowChange {
  @Column({ name: 'account_id', type: 'integer' })
  accountId: number;

  @Column({ type: 'varchar', length: 20 })
  subject: ChangeSubject;

  @Column({ name: 'subject_id', type: 'integer' })
  subjectId: number;
}
