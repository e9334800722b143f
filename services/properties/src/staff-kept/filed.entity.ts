import { StoredFile } from '@phantom/service-kit/files';
import { Column, JoinColumn, ManyToOne, type Relation } from 'typeorm';
import { StaffKeptEntity } from './staff-kept.entity.js';

/** A paper: a title, and the file that it has now. */
export abstract class FiledEntity extends StaffKeptEntity {
  @Column({ type: 'varchar', length: 150 })
  title: string;

  @Column({ name: 'file_id', type: 'integer' })
  fileId: number;

  @ManyToOne(() => StoredFile)
  @JoinColumn({ name: 'file_id' })
  file: Relation<StoredFile>;
}

/** What people know a file by. */
export const fileNameOf = ({ originalName, name }: StoredFile): string => originalName ?? name;
