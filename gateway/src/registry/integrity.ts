import { createHash } from 'node:crypto';
import type { RegistryDocument } from '@phantom/registry';

/** @param integrity for example `sha384-…` */
export const hasIntegrity = (content: Buffer, integrity: string): boolean => {
  const [, algorithm = '', expected = ''] = /^(sha256|sha384|sha512)-(.+)$/.exec(integrity) ?? [];
  return algorithm !== '' && createHash(algorithm).update(content).digest('base64') === expected;
};

/** The subresource integrity of a file by its address; undefined if the registry has none. */
export type FileIntegrity = (url: string) => string | undefined;

export const fileIntegrity = ({ microFrontends }: RegistryDocument): FileIntegrity => {
  const folders = new Map(
    Object.values(microFrontends)
      .flat()
      .map(({ url, extras }) => [splitUrl(url).folder, extras.integrity]),
  );
  return (url) => {
    const { folder, file } = splitUrl(url);
    return folders.get(folder)?.[file];
  };
};

const splitUrl = (url: string): { folder: string; file: string } => {
  const at = url.lastIndexOf('/') + 1;
  return { folder: url.slice(0, at), file: url.slice(at) };
};

/** The same, also for the entries of remotes and for server bundles. */
export const publishedIntegrity = (document: RegistryDocument): FileIntegrity => {
  const ofFile = fileIntegrity(document);
  const named = new Map<string, string>();
  for (const { url, metadata, extras } of Object.values(document.microFrontends).flat()) {
    named.set(url, metadata.integrity);
    if (extras.server) named.set(extras.server.url, extras.server.integrity);
  }
  return (url) => named.get(url) ?? ofFile(url);
};
