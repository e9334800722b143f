import { fileURLToPath } from 'node:url';
import { FolderStore } from './folder-store.js';
import type { Store } from './store.js';

/** At least two letters: a single letter is a Windows drive. */
const SCHEME = /^([a-z][a-z0-9+.-]+):/i;

/** Opens the store at an address. @param address a folder or its `file:` URL, or `s3://bucket/prefix?region=…&endpoint=…` */
export const openStore = async (address: string): Promise<Store> => {
  const scheme = SCHEME.exec(address)?.[1];
  if (scheme === undefined) return new FolderStore(address);
  if (scheme === 'file') return new FolderStore(fileURLToPath(address));
  // Loaded on demand, because a store in a folder does not need the S3 client.
  if (scheme === 's3') return (await import('./s3-store.js')).openS3Store(new URL(address));
  throw new Error(`${scheme}: is not a supported store: name a folder, or s3://bucket/prefix`);
};
