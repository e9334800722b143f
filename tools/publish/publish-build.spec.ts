import { mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { publishBuild } from './publish-build.js';
import { FolderStore } from './folder-store.js';

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
    const distDir = path.join(root, `${name}-dist`);
    await mkdir(path.join(distDir, 'chunks'), { recursive: true });
    await writeFile(path.join(distDir, 'remote.js'), content);
    await writeFile(path.join(distDir, 'chunks', 'tiny.js'), '1');
    const build = { name, version: '1.0.0', entry: 'remote.js' };
    await writeFile(path.join(distDir, 'build.json'), JSON.stringify(build));
    return distDir;
  };

  const publish = (name: string, distDir: string) =>
    publishBuild({ distDir, store, declaration: { name, namespace: name, routes: [], menu: [] } });

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

    const { document } = await new FolderStore(store).readRegistry();
    expect(document.microFrontends['listings']?.[0]?.url).toBe(`/r/listings/${version}/remote.js`);
  });

  it('changes nothing when the same build is published again', async () => {
    const distDir = await makeBuild('listings');
    await publish('listings', distDir);
    const before = await stat(path.join(store, 'registry.json'));
    expect(await publish('listings', distDir)).toMatchObject({ changed: false });
    expect((await stat(path.join(store, 'registry.json'))).mtimeMs).toBe(before.mtimeMs);
  });

  it('restores a bundle that was lost', async () => {
    const distDir = await makeBuild('listings');
    const { version } = await publish('listings', distDir);
    await rm(path.join(store, 'r', 'listings', version), { recursive: true });
    expect(await publish('listings', distDir)).toMatchObject({ changed: true });
  });

  it('loses no entry when many publish at once', async () => {
    const names = Array.from({ length: 12 }, (_value, index) => `remote-${index}`);
    await Promise.all(names.map(async (name) => publish(name, await makeBuild(name))));
    const { document } = await new FolderStore(store).readRegistry();
    expect(Object.keys(document.microFrontends).sort()).toEqual([...names].sort());
  });

  it('takes two publishers of one build for one', async () => {
    const distDir = await makeBuild('listings');
    await Promise.all([publish('listings', distDir), publish('listings', distDir)]);
    const bundles = await readdir(path.join(store, 'r', 'listings'));
    expect(bundles).toHaveLength(1);
  });

  const addServer = async (distDir: string, text: string): Promise<void> => {
    await mkdir(path.join(distDir, 'server'));
    await writeFile(path.join(distDir, 'server', 'server.cjs'), text);
  };

  it('asks the server bundle what the routes load', async () => {
    const distDir = await makeBuild('listings');
    const file = path.join(distDir, 'build.json');
    const build = JSON.parse(await readFile(file, 'utf8')) as object;
    await writeFile(file, JSON.stringify({ ...build, lazy: { './home.tsx': ['chunks/tiny.js'] } }));
    await addServer(distDir, `exports.describeRoutes = async () => ({ '/': ['./home.tsx'] });`);
    await publish('listings', distDir);

    const { document } = await new FolderStore(store).readRegistry();
    expect(document.microFrontends['listings']?.[0]?.extras).toMatchObject({
      chunks: { '/': ['chunks/tiny.js'] },
    });
  });

  it('refuses a server bundle that needs a browser', async () => {
    const distDir = await makeBuild('listings');
    await addServer(distDir, 'window.scrollTo(0, 0);');
    await expect(publish('listings', distDir)).rejects.toThrow(
      /cannot be run on a server: window is not defined/,
    );
  });

  it('says how to get a missing build', async () => {
    await expect(publish('listings', path.join(root, 'nothing'))).rejects.toThrow(
      /build the folder/,
    );
  });
});

describe('FolderStore.replaceRegistry', () => {
  it('refuses a document made from an outdated one', async () => {
    const root = await mkdtemp(path.join(tmpdir(), 'store-'));
    const store = new FolderStore(root);
    const { document } = await store.readRegistry();
    expect(await store.replaceRegistry(document, 'outdated')).toBe(false);
    await rm(root, { recursive: true });
  });
});
