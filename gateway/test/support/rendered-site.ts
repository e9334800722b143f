import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type Canary,
  emptyDocument,
  type MicroFrontendVersion,
  type RegistryEntry,
  type RouteDeclaration,
  type ServerBundleFile,
} from '@phantom/registry';
import { publishEntry, publishRegistry } from './published-store.js';

export interface TestRemote {
  /** The source of its server bundle; without it, the browser renders. */
  bundle?: string;
  /** By default one under its own name. */
  routes?: RouteDeclaration[];
  /** In place of the bundle's own. */
  integrity?: string;
}

/** A bundle that shows its request and the response of the content service. */
export const GOOD = `
exports.renderSection = async (request, { fetch }) => {
  const answer = await fetch(new Request('http://any/api/auth/siteinfo'));
  const { title = 'none' } = await answer.json();
  return {
    status: 200,
    html: '<h1>' + title + '</h1>',
    head: '<title>' + title + '</title>',
    data: JSON.stringify(request),
  };
};`;

/** The shell's: shows where it is. */
export const FRAME = `
exports.renderFrame = async ({ path, manifest }) => ({
  header: '<nav>' + manifest.remotes.length + ' sections, at ' + path + '</nav>',
  footer: '<p>footer</p>',
  head: '<meta name="frame" content="rendered">',
  data: '{"frame":true}',
  ...(path.endsWith('/nowhere') && {
    notFound: { html: '<h1>nobody’s</h1>', head: '<title>nobody’s</title>' },
  }),
});`;

/** Publishes a site of these remotes, in any number of versions. */
export const publishSite = async (
  storeDir: string,
  remotes: Record<string, TestRemote>,
  { number = '1', frame = FRAME }: { number?: string; frame?: string } = {},
): Promise<void> => {
  const host = {
    host: true as const,
    scripts: [`/r/shell/${number}/entry.js`],
    styles: [`/r/shell/${number}/shell.css`],
    server: await addServerBundle(storeDir, 'shell', number, { bundle: frame }),
  };
  const microFrontends: Record<string, MicroFrontendVersion[]> = {
    shell: [version('shell', number, host)],
  };
  for (const [name, remote] of Object.entries(remotes)) {
    microFrontends[name] = [await remoteVersion(storeDir, name, number, remote)];
  }
  await publishRegistry(storeDir, { ...emptyDocument(), microFrontends });
};

/** Publishes version 2 of a remote beside version 1, on a share of visitors or for employees. */
export const publishCanary = async (
  storeDir: string,
  name: string,
  remote: TestRemote,
  { share, employees = false }: { share: number; employees?: boolean },
): Promise<void> => {
  const [stable, tried] = await Promise.all([
    remoteVersion(storeDir, name, '1', { ...remote, bundle: GOOD, routes: undefined }),
    remoteVersion(storeDir, name, '2', remote),
  ]);
  const canary: Canary = { version: '2', employees, since: new Date().toISOString() };
  const entry: RegistryEntry = {
    format: 1,
    name,
    revision: 2,
    versions: [
      { ...stable, deployment: { traffic: 0, default: true } },
      { ...tried, deployment: { traffic: share, default: false } },
    ],
    canary,
    history: [],
  };
  await publishEntry(storeDir, name, JSON.stringify(entry));
};

const remoteVersion = async (
  storeDir: string,
  name: string,
  number: string,
  remote: TestRemote,
): Promise<MicroFrontendVersion> => {
  const { routes = [{ path: `/${name}`, frame: 'public' }] } = remote;
  const server = await addServerBundle(storeDir, name, number, remote);
  return version(name, number, {
    declaration: { name, namespace: name, routes, menu: [] },
    chunks: Object.fromEntries(routes.map((route) => [route.path, ['page.css', 'page.js']])),
    ...(server && { server }),
  });
};

const version = (
  name: string,
  number: string,
  extras: MicroFrontendVersion['extras'],
): MicroFrontendVersion => ({
  url: `/r/${name}/${number}/entry.js`,
  metadata: { version: number, integrity: 'sha384-AAAA' },
  extras,
});

const addServerBundle = async (
  storeDir: string,
  name: string,
  number: string,
  { bundle, integrity }: TestRemote,
): Promise<ServerBundleFile | undefined> => {
  if (bundle === undefined) return undefined;
  const url = `/r/${name}/${number}/server.cjs`;
  await mkdir(path.join(storeDir, path.dirname(url)), { recursive: true });
  await writeFile(path.join(storeDir, url), bundle);
  const hash = createHash('sha384').update(bundle).digest('base64');
  return { url, integrity: integrity ?? `sha384-${hash}` };
};
