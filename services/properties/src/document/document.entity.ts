import { AuditedEntity } from '@phantom/service-kit';
import {
  Column,
  Entity,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  Unique,
  type Relation,
} from 'typeorm';
import { StoredFile } from '@phantom/service-kit/files';
import type { DocumentList } from './document-list.js';

/** A paper that every employee may read. */
@Entity('document')
@Unique(['list', 'position'])
export class Document extends AuditedEntity {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ type: 'varchar', length: 30 })
  list: DocumentList;

  @Column({ type: 'smallint' })
  position: number;

  @Column({ type: 'varchar', length: 150 })
  title: string;

  @Column({ name: 'file_id', type: 'integer' })
  fileId: number;

  @ManyToOne(() => StoredFile)
  @JoinColumn({ name: 'file_id' })
  file: Relation<StoredFile>;

  /** Who changed it last; null where nobody has since it was loaded. */
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @Column({ name: 'actor_name', type: 'varchar', length: 120, nullable: true })
  actorName: string | null;
}
