import { AuditedEntity } from '@phantom/service-kit';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';
import { StoredFile } from '../file/stored-file.entity.js';

/** A document that owner or bank handed in for a property. */
@Entity('property_file')
export class PropertyFile extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 150 })
  title: string;

  @Column({ name: 'property_id', type: 'integer' })
  propertyId: number;

  @Column({ name: 'file_id', type: 'integer' })
  fileId: number;

  @ManyToOne(() => StoredFile)
  @JoinColumn({ name: 'file_id' })
  file: Relation<StoredFile>;
}
