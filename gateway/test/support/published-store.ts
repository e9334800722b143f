import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import {
  emptyDocument,
  type MicroFrontendVersion,
  type RegistryDocument,
  type RegistryEntry,
} from '@phantom/registry';

/** A script that is long enough to be compressed. */
export const ENTRY_SCRIPT = 'window.listings = {};\n'.repeat(200);

const version = (name: string, extras: MicroFrontendVersion['extras'], number: string) => ({
  url: `/r/${name}/${number}/entry.js`,
  metadata: { version: number, integrity: 'sha384-AAAA' },
  extras,
});

/** A site of a shell and one remote with two routes. */
export const siteDocument = (number = '1.0.0-abc'): RegistryDocument => {
  const host = { host: true as const, scripts: [`/r/shell/${number}/entry.js`], styles: [] };
  const declaration = {
    name: 'listings',
    namespace: 'listings',
    routes: ['/listings', '/listings/:type/:location'].map((route) => ({
      path: route,
      frame: 'public' as const,
    })),
    menu: [],
  };
  return {
    ...emptyDocument(),
    microFrontends: {
      listings: [version('listings', { declaration }, number)],
      shell: [version('shell', host, number)],
    },
  };
};

/** Publishes all micro frontends of a document. */
export const publishRegistry = async (
  storeDir: string,
  { microFrontends }: RegistryDocument,
): Promise<void> => {
  for (const [name, versions] of Object.entries(microFrontends)) {
    const entry: RegistryEntry = { format: 1, name, revision: 1, versions, history: [] };
    await publishEntry(storeDir, name, JSON.stringify(entry));
  }
};

/** Replaces an entry atomically, as a publisher does. */
export const publishEntry = async (storeDir: string, name: string, text: string): Promise<void> => {
  await mkdir(path.join(storeDir, 'registry'), { recursive: true });
  const incoming = path.join(storeDir, 'incoming');
  await writeFile(incoming, text);
  await rename(incoming, path.join(storeDir, 'registry', `${name}.json`));
};

/** Adds the listings remote's entry with its compressed siblings; the address below the site. */
export const addBundle = async (storeDir: string): Promise<string> => {
  const folder = path.join(storeDir, 'r', 'listings', '1.0.0-abc');
  await mkdir(folder, { recursive: true });
  const file = path.join(folder, 'entry.js');
  await writeFile(file, ENTRY_SCRIPT);
  await writeFile(`${file}.br`, brotliCompressSync(ENTRY_SCRIPT));
  await writeFile(`${file}.gz`, gzipSync(ENTRY_SCRIPT));
  return '/r/listings/1.0.0-abc/entry.js';
};
