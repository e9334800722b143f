import { createHash } from 'node:crypto';

/** The content hash of anything that is JSON: the same for the same content, 16 hex digits. */
export const revisionOf = (content: unknown): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('hex').slice(0, 16);
