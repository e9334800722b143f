import { createHash } from 'node:crypto';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { MicroFrontendVersion, RegistryEntry } from '@phantom/registry';
import { changeEntry, type Store } from '@phantom/store';
import { FRAME, GOOD } from './rendered-site.js';

/** The content of a script of a version, and of another one. */
export const scriptOf = (name: string, number: string): string =>
  `window['${name}'] = '${number}';\n`.repeat(100);

export const chunkOf = (name: string, number: string): string => `// a chunk of ${name} ${number}`;

/**
 * Deploys a version of a micro frontend for everybody, as the commands do.
 *
 * @param beforeEntry is called when the files lie there, and nobody knows of them
 */
export const deployInto = async (
  store: Store,
  name: string,
  number: string,
  beforeEntry?: () => void,
): Promise<void> => {
  const version = await upload(store, name, number);
  beforeEntry?.();
  await changeEntry(store, name, (entry = emptyEntry(name)) => ({
    ...entry,
    revision: entry.revision + 1,
    versions: [version],
  }));
};

/** Deploys a version beside the current one, for a share of the visitors. */
export const tryInto = async (
  store: Store,
  name: string,
  number: string,
  share: number,
): Promise<void> => {
  const version = await upload(store, name, number);
  await changeEntry(store, name, (entry = emptyEntry(name)) => ({
    ...entry,
    revision: entry.revision + 1,
    versions: [
      ...entry.versions.map((one) => ({ ...one, deployment: { traffic: 0, default: true } })),
      { ...version, deployment: { traffic: share, default: false } },
    ],
    canary: { version: number, employees: false, since: new Date().toISOString() },
  }));
};

const emptyEntry = (name: string): RegistryEntry => ({
  format: 1,
  name,
  revision: 0,
  versions: [],
  history: [],
});

const upload = async (
  store: Store,
  name: string,
  number: string,
): Promise<MicroFrontendVersion> => {
  const bundle = name === 'shell' ? FRAME : GOOD;
  const script = Buffer.from(scriptOf(name, number));
  await store.addBundle(name, number, [
    { name: 'entry.js', content: script },
    { name: 'entry.js.br', content: brotliCompressSync(script) },
    { name: 'entry.js.gz', content: gzipSync(script) },
    { name: 'chunks/later.js', content: Buffer.from(chunkOf(name, number)) },
    { name: 'server/server.cjs', content: Buffer.from(bundle) },
  ]);
  const server = { url: `/r/${name}/${number}/server/server.cjs`, integrity: hashOf(bundle) };
  return {
    url: `/r/${name}/${number}/entry.js`,
    metadata: { version: number, integrity: hashOf(script) },
    extras:
      name === 'shell'
        ? { host: true, scripts: [`/r/shell/${number}/entry.js`], styles: [], server }
        : { declaration: declarationOf(name), server },
  };
};

const declarationOf = (name: string) => ({
  name,
  namespace: name,
  routes: [{ path: `/${name}`, frame: 'public' as const }],
  menu: [],
});

const hashOf = (content: string | Buffer): string =>
  `sha384-${createHash('sha384').update(content).digest('base64')}`;
