import { Column, Entity, Unique } from 'typeorm';
import { FileVersion, VersionedDocument } from '../common/versioned-document.js';
import { ChangeEntity } from '../common/versioned-resource.js';

/** The lists of documents for employees. Each name is the last part of the path of its list. */
export const DOCUMENT_LISTS = ['Employment-Contract', 'Employee-Handbook', 'training'] as const;
export type DocumentList = (typeof DOCUMENT_LISTS)[number];

@Entity('document')
@Unique(['list', 'position'])
export class Document extends VersionedDocument {
  @Column({ type: 'varchar', length: 30 })
  list: DocumentList;

  @Column({ type: 'smallint' })
  position: number;
}

@Entity('document_version')
@Unique(['documentId', 'number'])
export class DocumentVersion extends FileVersion {}

@Entity('document_change')
export class DocumentChange extends ChangeEntity {
  @Column({ type: 'varchar', length: 30 })
  list: DocumentList;

  /** The document may have been removed since. */
  @Column({ name: 'document_id', type: 'integer' })
  documentId: number;
}
