import { Column, Entity, Unique } from 'typeorm';
import { FiledEntity } from '../staff-kept/filed.entity.js';
import type { DocumentList } from './document-list.js';

/** A paper that every employee may read. */
@Entity('document')
@Unique(['list', 'position'])
export class Document extends FiledEntity {
  @Column({ type: 'varchar', length: 30 })
  list: DocumentList;

  @Column({ type: 'smallint' })
  position: number;
}
