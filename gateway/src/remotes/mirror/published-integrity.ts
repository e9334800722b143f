import type { RegistryDocument } from '@phantom/registry';
import { type FileIntegrity, fileIntegrity } from '../file-integrity.js';

/** The hashes of all files that the registry has one of: also of entries and of bundles for the server. */
export const publishedIntegrity = (document: RegistryDocument): FileIntegrity => {
  const ofFile = fileIntegrity(document);
  const named = new Map<string, string>();
  for (const { url, metadata, extras } of Object.values(document.microFrontends).flat()) {
    named.set(url, metadata.integrity);
    if (extras.server) named.set(extras.server.url, extras.server.integrity);
  }
  return (url) => named.get(url) ?? ofFile(url);
};
