import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { parseEntry } from '@phantom/registry';
import { StoreConflictError } from '@phantom/store';
import { publishBuild } from './publish-build.js';

const script = 'export const page = 1;\n'.repeat(100);

describe('publishBuild', () => {
  let root: string;
  let store: string;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'publish-'));
    store = path.join(root, 'store');
  });
  afterEach(() => rm(root, { recursive: true }));

  const makeBuild = async (name: string, content = script): Promise<string> => {
    const distDir = await mkdtemp(path.join(root, `${name}-`));
    await mkdir(path.join(distDir, 'chunks'), { recursive: true });
    await writeFile(path.join(distDir, 'remote.js'), content);
    await writeFile(path.join(distDir, 'chunks', 'tiny.js'), '1');
    const build = { name, version: '1.0.0', entry: 'remote.js' };
    await writeFile(path.join(distDir, 'build.json'), JSON.stringify(build));
    return distDir;
  };

  const publish = (name: string, distDir: string, ifNew = false) =>
    publishBuild({
      distDir,
      store,
      by: 'ann',
      ifNew,
      declaration: { name, namespace: name, routes: [], menu: [] },
    });

  const entryFile = (name: string) => path.join(store, 'registry', `${name}.json`);

  const entryOf = async (name: string) => parseEntry(await readFile(entryFile(name), 'utf8'), name);

  it('stores the files with compressed siblings and registers the version', async () => {
    const { name, version, changed } = await publish('listings', await makeBuild('listings'));
    expect(changed).toBe(true);

    const bundle = path.join(store, 'r', name, version);
    expect((await readdir(bundle, { recursive: true })).sort()).toEqual([
      'chunks',
      'chunks/tiny.js',
      'remote.js',
      'remote.js.br',
      'remote.js.gz',
    ]);
    const read = (file: string) => readFile(path.join(bundle, file));
    expect(brotliDecompressSync(await read('remote.js.br')).toString()).toBe(script);
    expect(gunzipSync(await read('remote.js.gz')).toString()).toBe(script);

    const entry = await entryOf('listings');
    expect(entry.versions[0]?.url).toBe(`/r/listings/${version}/remote.js`);
    expect(entry.history).toMatchObject([{ what: 'publish', by: 'ann', version }]);
  });

  it('changes nothing when the same build is published again', async () => {
    const distDir = await makeBuild('listings');
    await publish('listings', distDir);
    const before = await stat(entryFile('listings'));
    expect(await publish('listings', distDir)).toMatchObject({ changed: false });
    expect((await stat(entryFile('listings'))).mtimeMs).toBe(before.mtimeMs);
  });

  it('does not publish a known version with --if-new', async () => {
    const one = await makeBuild('listings', '1');
    const other = await makeBuild('listings', '2');
    await publish('listings', one);
    const { version } = await publish('listings', other);
    expect(await publish('listings', one, true)).toMatchObject({ changed: false });
    expect((await entryOf('listings')).history[0]).toMatchObject({ version });
  });

  it('restores a bundle that was lost', async () => {
    const distDir = await makeBuild('listings');
    const { version } = await publish('listings', distDir);
    await rm(path.join(store, 'r', 'listings', version), { recursive: true });
    expect(await publish('listings', distDir)).toMatchObject({ changed: true });
  });

  it('keeps every version when several publish at once', async () => {
    const builds = await Promise.all(
      Array.from({ length: 12 }, (_value, index) => makeBuild('listings', `${index}`)),
    );
    const published = await Promise.all(builds.map((build) => publish('listings', build)));
    const { history } = await entryOf('listings');
    expect(history.map(({ version }) => version).sort()).toEqual(
      published.map(({ version }) => version).sort(),
    );
  });

  it('refuses to overwrite a bundle whose content changed', async () => {
    const distDir = await makeBuild('listings');
    const { version } = await publish('listings', distDir);
    await writeFile(path.join(store, 'r', 'listings', version, 'remote.js'), 'tampered');
    await expect(publish('listings', distDir)).rejects.toThrow(StoreConflictError);
  });

  it('accepts two publishers of the same build', async () => {
    const distDir = await makeBuild('listings');
    await Promise.all([publish('listings', distDir), publish('listings', distDir)]);
    const bundles = await readdir(path.join(store, 'r', 'listings'));
    expect(bundles).toHaveLength(1);
  });

  const addServer = async (distDir: string, text: string): Promise<void> => {
    await mkdir(path.join(distDir, 'server'));
    await writeFile(path.join(distDir, 'server', 'server.cjs'), text);
  };

  it('reads from the server bundle what the routes load', async () => {
    const distDir = await makeBuild('listings');
    const file = path.join(distDir, 'build.json');
    const build = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...build, lazy: { './home.tsx': ['chunks/tiny.js'] } }));
    await addServer(distDir, `exports.describeRoutes = async () => ({ '/': ['./home.tsx'] });`);
    await publish('listings', distDir);

    const { versions } = await entryOf('listings');
    expect(versions[0]?.extras).toMatchObject({ chunks: { '/': ['chunks/tiny.js'] } });
  });

  it('refuses a server bundle that needs a browser', async () => {
    const distDir = await makeBuild('listings');
    await addServer(distDir, 'window.scrollTo(0, 0);');
    await expect(publish('listings', distDir)).rejects.toThrow(
      /cannot be run on a server: window is not defined/,
    );
  });

  it('explains how to make a missing build', async () => {
    await expect(publish('listings', path.join(root, 'nothing'))).rejects.toThrow(
      /build the folder/,
    );
  });
});
