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

/** A document that owner or bank handed in for a property. */
@Entity('property_file')
export class PropertyFile extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 150 })
  title: string;

  @Column({ name: 'property_id', type: 'integer' })
  propertyId: number;

  /** The request that it answers. */
  @Column({ name: 'request_id', type: 'integer', nullable: true })
  requestId: number | null;

  @Column({ name: 'added_by_id', type: 'integer', nullable: true })
  addedById: number | null;

  @Column({ name: 'added_by_name', type: 'varchar', length: 120, nullable: true })
  addedByName: string | null;

  /** When what it answers was rejected: the file will not do. */
  @Column({ name: 'refused_at', type: 'timestamptz', nullable: true })
  refusedAt: Date | null;

  @Column({ name: 'refusal_reason', type: 'varchar', length: 500, nullable: true })
  refusalReason: string | null;

  /** When an employee took it out of the list. The file itself stays. */
  @Column({ name: 'withdrawn_at', type: 'timestamptz', nullable: true })
  withdrawnAt: Date | null;

  @Column({ name: 'withdrawn_by_id', type: 'integer', nullable: true })
  withdrawnById: number | null;

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
