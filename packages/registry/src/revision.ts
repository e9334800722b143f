import { createHash } from 'node:crypto';
import type { RegistryDocument } from './registry-document.js';

/** The content hash of a document: equal documents have equal revisions, 16 hex digits. */
export const revisionOf = (document: RegistryDocument): string =>
  createHash('sha256').update(JSON.stringify(document)).digest('hex').slice(0, 16);
