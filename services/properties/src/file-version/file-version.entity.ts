import { StoredFile } from '@phantom/service-kit/files';
import {
  Column,
  CreateDateColumn,
  JoinColumn,
  ManyToOne,
  PrimaryGeneratedColumn,
  type Relation,
} from 'typeorm';

/** A file that a paper has, or had before it was replaced. */
export abstract class FileVersion {
  @PrimaryGeneratedColumn('identity')
  id: number;

  @Column({ name: 'document_id', type: 'integer' })
  documentId: number;

  /** From 1, the highest being the present one. */
  @Column({ type: 'integer' })
  number: number;

  @Column({ name: 'file_id', type: 'integer' })
  fileId: number;

  @ManyToOne(() => StoredFile)
  @JoinColumn({ name: 'file_id' })
  file: Relation<StoredFile>;

  /** Null where nobody in particular put it there. */
  @Column({ name: 'actor_id', type: 'integer', nullable: true })
  actorId: number | null;

  @Column({ name: 'actor_name', type: 'varchar', length: 120, nullable: true })
  actorName: string | null;

  @CreateDateColumn({ name: 'created_at', type: 'timestamptz' })
  createdAt: Date;
}
