import { Column, CreateDateColumn, Entity, PrimaryGeneratedColumn } from 'typeorm';
import type { EnquiryKind } from './enquiry-kinds.js';

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
