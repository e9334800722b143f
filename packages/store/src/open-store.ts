import { fileURLToPath } from 'node:url';
import { FolderStore } from './folder-store.js';
import type { Store } from './store.js';

/** A drive's letter is no scheme. */
const SCHEME = /^([a-z][a-z0-9+.-]+):/i;

/**
 * Opens the store at an address.
 *
 * @param address a folder or its `file:` URL, or `s3://bucket/prefix?region=…&endpoint=…`
 */
export const openStore = async (address: string): Promise<Store> => {
  const scheme = SCHEME.exec(address)?.[1];
  if (scheme === undefined) return new FolderStore(address);
  if (scheme === 'file') return new FolderStore(fileURLToPath(address));
  // Whoever has a folder does not load the client of S3.
  if (scheme === 's3') return (await import('./s3-store.js')).openS3Store(new URL(address));
  throw new Error(
    `No store is known that ${scheme}: leads to: name a folder, or s3://bucket/prefix`,
  );
};
