import { Column, Entity } from 'typeorm';
import { RowChange } from '../row-change/row-change.entity.js';
import type { DocumentList } from './document-list.js';

/** What an employee did to a list of documents. */
@Entity('document_change')
export class DocumentChange extends RowChange {
  @Column({ type: 'varchar', length: 30 })
  list: DocumentList;

  /** One that may have been removed since. */
  @Column({ name: 'document_id', type: 'integer' })
  documentId: number;
}
