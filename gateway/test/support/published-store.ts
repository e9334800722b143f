import { mkdir, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { emptyDocument, type MicroFrontendVersion, type RegistryDocument } from '@phantom/registry';

/** A script that is worth compressing. */
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
      shell: [version('shell', host, number)],
      listings: [version('listings', { declaration }, number)],
    },
  };
};

/** Puts a registry in place as a publisher does: at once. */
export const publishRegistry = async (storeDir: string, content: unknown): Promise<void> => {
  await mkdir(storeDir, { recursive: true });
  const incoming = path.join(storeDir, 'incoming');
  await writeFile(incoming, typeof content === 'string' ? content : JSON.stringify(content));
  await rename(incoming, path.join(storeDir, 'registry.json'));
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
