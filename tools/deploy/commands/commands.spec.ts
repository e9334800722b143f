import { generateKeyPairSync } from 'node:crypto';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ChangeRefusedError, isSignedBy, type RegistryEntry, signEntry } from '@phantom/registry';
import { openStore, type Store } from '@phantom/store';
import type { Flags } from '../arguments.js';
import type { Context } from '../context.js';
import { EXIT } from '../failure.js';
import { abortCommand, canaryCommand, promoteCommand } from './canary.js';
import { deployCommand } from './deploy.js';
import { rollbackCommand } from './rollback.js';

const name = 'mf-portfolio';
const declaration = { name, namespace: name, routes: [], menu: [], owner: 'projects' };

describe('the commands', () => {
  let root: string;
  let folder: string;
  let store: Store;

  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'deploy-'));
    folder = path.join(root, name);
    store = await openStore(path.join(root, 'store'));
    await mkdir(path.join(folder, 'locales'), { recursive: true });
    await writeFile(path.join(folder, 'remote.json'), JSON.stringify(declaration));
    for (const language of ['en', 'de', 'it', 'ru', 'es']) {
      await writeFile(path.join(folder, 'locales', `${language}.json`), '{"title":"Portfolio"}');
    }
  });
  afterEach(() => rm(root, { recursive: true }));

  const build = async (version: string, script = version): Promise<void> => {
    const dist = path.join(folder, 'dist');
    await rm(dist, { recursive: true, force: true });
    await mkdir(dist);
    await writeFile(path.join(dist, 'remoteEntry.js'), script);
    const shared = { react: '^19.0.0' };
    const description = { name, version, entry: 'remoteEntry.js', shared };
    await writeFile(path.join(dist, 'build.json'), JSON.stringify(description));
  };

  const contextOf = (flags: Flags = {}): Context => ({
    name,
    folder,
    store,
    author: { by: 'ann', at: new Date().toISOString(), note: 'abc' },
    flags: { 'skip-build': true, 'skip-smoke': true, ...flags },
  });

  const deploy = async (version: string, flags: Flags = {}) => {
    await build(version);
    return deployCommand(contextOf(flags));
  };

  const sharesIn = async () => {
    const { text } = (await store.readEntry(name)) ?? { text: '{}' };
    const { versions } = JSON.parse(text) as {
      versions: { metadata: { version: string }; deployment: { traffic: number } }[];
    };
    return versions.map(({ metadata, deployment }) => [
      metadata.version.split('-')[0],
      deployment.traffic,
    ]);
  };

  it('deploy for everybody, and go back', async () => {
    const first = await deploy('1.0.0');
    expect(first.entry).toMatchObject({ owner: 'projects', history: [{ by: 'ann', note: 'abc' }] });
    expect(await store.hasBundle(name, first.version)).toBe(true);
    const second = await deploy('1.1.0');
    expect(second.said).toMatch(/everybody .* has 1\.1\.0-/);
    const back = await rollbackCommand(contextOf());
    expect(back.version).toBe(first.version);
    expect(await sharesIn()).toEqual([
      ['1.0.0', 100],
      ['1.1.0', 0],
    ]);
  });

  it('try a version on some, then on more, then give it to all', async () => {
    await deploy('1.0.0');
    const begun = await deploy('1.1.0', { canary: '10', employees: true });
    expect(begun.said).toMatch(/10 % of the visitors, and employees, have 1\.1\.0-/);
    await canaryCommand(contextOf({ share: '30.5' }));
    expect(await sharesIn()).toEqual([
      ['1.0.0', 0],
      ['1.1.0', 30.5],
    ]);
    expect((await promoteCommand(contextOf())).version).toBe(begun.version);
    expect(await sharesIn()).toEqual([
      ['1.0.0', 0],
      ['1.1.0', 100],
    ]);
    await expect(canaryCommand(contextOf({ share: '5' }))).rejects.toThrow(ChangeRefusedError);
  });

  it('begin with no canary, and put nothing into the store for one', async () => {
    await expect(deploy('1.0.0', { canary: '10' })).rejects.toThrow(/Nobody has mf-portfolio yet/);
    expect(await store.readEntry(name)).toBeUndefined();
  });

  it('take a version back that was tried', async () => {
    await deploy('1.0.0');
    await deploy('1.1.0', { canary: '10' });
    await abortCommand(contextOf());
    expect(await sharesIn()).toEqual([
      ['1.0.0', 100],
      ['1.1.0', 0],
    ]);
  });

  it('publish nothing that speaks against itself', async () => {
    await deploy('1.0.0');
    const italian = path.join(folder, 'locales', 'it.json');
    await writeFile(italian, '{}');
    await expect(deploy('1.1.0')).rejects.toMatchObject({ exitCode: EXIT.incompatible });
    expect(await sharesIn()).toEqual([['1.0.0', 100]]);
  });

  it('leave a signed entry to those who have the key', async () => {
    await build('1.0.0');
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const sign = (entry: RegistryEntry) => signEntry(entry, privateKey);
    const { entry } = await deployCommand({ ...contextOf(), sign });
    expect(isSignedBy(entry, [publicKey])).toBe(true);
    await expect(deploy('1.1.0')).rejects.toMatchObject({ exitCode: EXIT.refused });
  });

  it.each(['101', '-1', '1.234', 'half', ''])('refuse a share of "%s"', async (share) => {
    const refused = canaryCommand(contextOf({ share }));
    await expect(refused).rejects.toMatchObject({ exitCode: EXIT.usage });
  });
});
