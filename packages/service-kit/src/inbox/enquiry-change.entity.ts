import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { EnquiryKind } from './enquiry-kinds.js';

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
