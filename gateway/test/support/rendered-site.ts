import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import {
  emptyDocument,
  type MicroFrontendVersion,
  type RouteDeclaration,
  type ServerBundleFile,
} from '@phantom/registry';
import { publishRegistry } from './published-store.js';

export interface TestRemote {
  /** The text of its server bundle; none, and the browser draws it. */
  bundle?: string;
  /** One under its own name unless told. */
  routes?: RouteDeclaration[];
  /** In place of the bundle's own. */
  integrity?: string;
}

/** A bundle that shows what it was asked, and what the content service says. */
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
const FRAME = `
exports.renderFrame = async ({ path, manifest }) => ({
  header: '<nav>' + manifest.remotes.length + ' sections, at ' + path + '</nav>',
  footer: '<p>footer</p>',
  head: '<meta name="frame" content="rendered">',
  data: '{"frame":true}',
  ...(path.endsWith('/nowhere') && {
    notFound: { html: '<h1>nobody’s</h1>', head: '<title>nobody’s</title>' },
  }),
});`;

/** Publishes a site of these remotes, as many versions of it as one likes. */
export const publishSite = async (
  storeDir: string,
  remotes: Record<string, TestRemote>,
  number = '1',
): Promise<void> => {
  const host = {
    host: true as const,
    scripts: [`/r/shell/${number}/entry.js`],
    styles: [`/r/shell/${number}/shell.css`],
    server: await addServerBundle(storeDir, 'shell', number, { bundle: FRAME }),
  };
  const microFrontends: Record<string, MicroFrontendVersion[]> = {
    shell: [version('shell', number, host)],
  };
  for (const [name, remote] of Object.entries(remotes)) {
    const { routes = [{ path: `/${name}`, frame: 'public' }] } = remote;
    const server = await addServerBundle(storeDir, name, number, remote);
    microFrontends[name] = [
      version(name, number, {
        declaration: { name, namespace: name, routes, menu: [] },
        chunks: Object.fromEntries(routes.map((route) => [route.path, ['page.css', 'page.js']])),
        ...(server && { server }),
      }),
    ];
  }
  await publishRegistry(storeDir, { ...emptyDocument(), microFrontends });
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
