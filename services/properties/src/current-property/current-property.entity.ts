import { AuditedEntity } from '@phantom/service-kit';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { StoredFile } from '@phantom/service-kit/files';
import type { PropertyStatus } from './property-status.js';

/** A property whose distressed loan we service for its owner and bank. */
@Entity('current_property')
export class CurrentProperty extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** The number that people use for the file: `PP-2026-0143`. */
  @Column({
    type: 'varchar',
    length: 20,
    unique: true,
    default: () => 'next_property_reference()',
  })
  reference: string;

  @Column({ type: 'varchar', length: 200 })
  address: string;

  @Column({ name: 'servicing_bank', type: 'varchar', length: 120 })
  servicingBank: string;

  /** Null until an employee takes the file. */
  @Column({ name: 'assigned_to', type: 'varchar', length: 120, nullable: true })
  assignedTo: string | null;

  /** The account of that employee; names that came without one have none. */
  @Column({ name: 'assignee_id', type: 'integer', nullable: true })
  assigneeId: number | null;

  @Column({ name: 'type_of_property', type: 'varchar', length: 60 })
  typeOfProperty: string;

  @Column({ type: 'smallint' })
  status: PropertyStatus;

  @Column({ name: 'status_changed_at', type: 'timestamptz' })
  statusChangedAt: Date;

  /** Null while it is not archived; who archived it and why stands in its trail. */
  @Column({ name: 'archived_at', type: 'timestamptz', nullable: true })
  archivedAt: Date | null;

  /** Null until the sheet that leads the file has come in. */
  @Column({ name: 'servicing_file_id', type: 'integer', nullable: true })
  servicingFileId: number | null;

  @ManyToOne(() => StoredFile)
  @JoinColumn({ name: 'servicing_file_id' })
  servicingFile: Relation<StoredFile> | null;
}
