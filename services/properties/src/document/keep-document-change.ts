import type { TokenUser } from '@phantom/service-kit';
import type { EntityManager } from 'typeorm';
import { keepChange } from '../row-change/keep-change.js';
import type { ChangedFields } from '../row-change/row-change.entity.js';
import { fileNameOf } from '../staff-kept/filed.entity.js';
import { DocumentChange } from './document-change.entity.js';
import type { Document } from './document.entity.js';

interface States {
  before: ChangedFields | null;
  after: ChangedFields | null;
}

/** Notes in the trail of its list what became of a document. */
export const keepDocumentChange = (
  manager: EntityManager,
  user: TokenUser,
  { id: documentId, list, title }: Document,
  states: States,
): Promise<void> =>
  keepChange(
    manager,
    user,
    DocumentChange,
    { documentId, list, title },
    { type: 'document', id: documentId },
    states,
  );

/** What of a document the trail tells. */
export const fieldsOf = ({ title, file }: Document): ChangedFields => ({
  title,
  file: fileNameOf(file),
});
