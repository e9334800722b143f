import { PersonName } from '@phantom/personal-data';
import { StoredFile } from '@phantom/files';
import { AuditedEntity } from '@phantom/service-kit';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import type { PropertyStatus } from './property-workflow.js';

/** A property with a distressed loan that the company services for the owner and the bank. */
@Entity('current_property')
export class CurrentProperty extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  /** The case number that people use: `PP-2026-0143`. */
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

  /** Null until an employee is assigned. */
  @Column({ name: 'assigned_to', type: 'varchar', length: 120, nullable: true })
  assignedTo: string | null;

  /** The account of that employee. Null for a name without an account. */
  @Column({ name: 'assignee_id', type: 'integer', nullable: true })
  assigneeId: number | null;

  @Column({ name: 'type_of_property', type: 'varchar', length: 60 })
  typeOfProperty: string;

  @Column({ type: 'smallint' })
  status: PropertyStatus;

  @Column({ name: 'status_changed_at', type: 'timestamptz' })
  statusChangedAt: Date;

  /** Null unless the property is archived. The history tells who archived it, and why. */
  @Column({ name: 'archived_at', type: 'timestamptz', nullable: true })
  archivedAt: Date | null;

  /** Null until the servicing file is uploaded. */
  @Column({ name: 'servicing_file_id', type: 'integer', nullable: true })
  servicingFileId: number | null;

  @ManyToOne(() => StoredFile)
  @JoinColumn({ name: 'servicing_file_id' })
  servicingFile: Relation<StoredFile> | null;
}

/** A document that the owner or the bank sent for a property. */
@Entity('property_file')
export class PropertyFile extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 150 })
  title: string;

  @Column({ name: 'property_id', type: 'integer' })
  propertyId: number;

  @Column({ name: 'request_id', type: 'integer', nullable: true })
  requestId: number | null;

  @Column({ name: 'added_by_id', type: 'integer', nullable: true })
  addedById: number | null;

  @PersonName('addedById')
  @Column({ name: 'added_by_name', type: 'varchar', length: 120, nullable: true })
  addedByName: string | null;

  /** When the request of the file was rejected. */
  @Column({ name: 'refused_at', type: 'timestamptz', nullable: true })
  refusedAt: Date | null;

  @Column({ name: 'refusal_reason', type: 'varchar', length: 500, nullable: true })
  refusalReason: string | null;

  /** When an employee withdrew the file from the list. The stored file stays. */
  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Column({ name: 'withdrawn_by_id', type: 'integer', nullable: true })
  withdrawnById: number | null;

  @PersonName('withdrawnById')
  @Column({ name: 'withdrawn_by_name', type: 'varchar', length: 120, nullable: true })
  withdrawnByName: string | null;

  @Column({ name: 'withdrawal_reason', type: 'varchar', length: 500, nullable: true })
  withdrawalReason: string | null;

  @Column({ name: 'file_id', type: 'integer' })
  fileId: number;

  @ManyToOne(() => StoredFile)
  @JoinColumn({ name: 'file_id' })
  file: Relation<StoredFile>;
}
