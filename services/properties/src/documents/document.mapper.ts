import type { FileLinks } from '@phantom/files';
import { toChangeDto } from '../common/versioned-resource.js';
import type { DocumentChangeDto, DocumentDto } from './document.dto.js';
import type { Document, DocumentChange } from './document.entity.js';

/** @param document with its file */
export const toDocumentDto = (
  { id, title, file, version, updatedAt, actorName }: Document,
  links: FileLinks,
): DocumentDto => ({
  id,
  title,
  url: links.link(file),
  version,
  updated_at: updatedAt.toISOString(),
  updated_by: actorName,
  content_type: file.contentType,
  bytes: file.bytes,
});

export const toDocumentChangeDto = (change: DocumentChange): DocumentChangeDto => ({
  ...toChangeDto(change),
  document_id: change.documentId,
});
