import { generateKeyPairSync } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  ChangeRefusedError,
  isSignedBy,
  publish,
  type RegistryEntry,
  signEntry,
  stage,
} from '@phantom/registry';
import { changeEntry, openStore, type Store } from '@phantom/store';
import type { Flags } from '../arguments.js';
import type { Context } from '../context.js';
import { EXIT } from '../failure.js';
import { abortCommand, canaryCommand, promoteCommand } from './canary.js';
import { deployCommand } from './deploy.js';
import { retireCommand } from './retire.js';
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

  const declare = (routes: object[], more: object = {}) => {
    const text = JSON.stringify({ ...declaration, routes, ...more });
    writeFileSync(path.join(folder, 'remote.json'), text);
  };

  /** Another section, which everybody has, with a place for a slot. */
  const publishUser = async (slot: string): Promise<void> => {
    const version = {
      url: '/r/mf-news/1/entry.js',
      metadata: { version: '1', integrity: 'sha384-AAAA' },
      extras: {
        declaration: {
          name: 'mf-news',
          namespace: 'mf-news',
          routes: [],
          menu: [],
          uses: [slot],
        },
      },
    };
    const author = { by: 'bob', at: new Date().toISOString() };
    await changeEntry(store, 'mf-news', (entry) =>
      publish(stage(entry, { version }, author), '1', author),
    );
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

  it('deploy releases to everybody, and rollback restores the previous version', async () => {
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

  it('canary releases to a share, then to more, and promote to all', async () => {
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

  it('deploy refuses a canary for a first version, and writes nothing into the store', async () => {
    await expect(deploy('1.0.0', { canary: '10' })).rejects.toThrow(/Nobody has mf-portfolio yet/);
    expect(await store.readEntry(name)).toBeUndefined();
  });

  it('abort ends a canary', async () => {
    await deploy('1.0.0');
    await deploy('1.1.0', { canary: '10' });
    await abortCommand(contextOf());
    expect(await sharesIn()).toEqual([
      ['1.0.0', 100],
      ['1.1.0', 0],
    ]);
  });

  it('deploy refuses an incompatible build, and changes nothing', async () => {
    await deploy('1.0.0');
    const italian = path.join(folder, 'locales', 'it.json');
    await writeFile(italian, '{}');
    await expect(deploy('1.1.0')).rejects.toMatchObject({ exitCode: EXIT.incompatible });
    expect(await sharesIn()).toEqual([['1.0.0', 100]]);
  });

  it('deploy records in the history that no page was opened', async () => {
    declare([{ path: '/portfolio', frame: 'public' }]);
    const { entry } = await deploy('1.0.0');
    expect(entry.history[0]).toMatchObject({ what: 'publish', unopened: ['/portfolio'] });
  });

  it('deploy refuses without a secret for the smoke test, and lists the unopened routes', async () => {
    declare([{ path: '/portfolio', frame: 'public' }]);
    const empty = path.join(root, 'empty');
    writeFileSync(empty, '');
    process.env['SMOKE_SECRET_FILE'] = empty;
    const refused = deploy('1.0.0', { 'skip-smoke': false });
    await expect(refused).rejects.toMatchObject({
      exitCode: EXIT.smoke,
      message: expect.stringMatching(
        /Not opened: \/portfolio.*--skip-smoke.*Nobody gets 1\.0\.0-/s,
      ),
    });
    delete process.env['SMOKE_SECRET_FILE'];
  });

  it('retire removes a section, and rollback restores it', async () => {
    const { version } = await deploy('1.0.0');
    await expect(retireCommand(contextOf())).rejects.toMatchObject({ exitCode: EXIT.usage });
    expect(await sharesIn()).toEqual([['1.0.0', 100]]);
    const { entry, said } = await retireCommand(contextOf({ yes: true }));
    expect(said).toMatch(/^nobody .* rollback.* brings it back/);
    expect(entry.history[0]).toMatchObject({ what: 'retire', version, by: 'ann' });
    expect(await sharesIn()).toEqual([['1.0.0', 0]]);
    await rollbackCommand(contextOf());
    expect(await sharesIn()).toEqual([['1.0.0', 100]]);
  });

  it.each([
    ['rollback', rollbackCommand],
    ['abort', abortCommand],
  ])('%s removes a first version from the site', async (_name, command) => {
    await deploy('1.0.0');
    expect((await command(contextOf())).said).toMatch(/^nobody/);
    expect(await sharesIn()).toEqual([['1.0.0', 0]]);
  });

  it('retire refuses a section whose slots others use, unless that is accepted', async () => {
    declare([], { slots: { similar: './similar' } });
    await deploy('1.0.0');
    await publishUser('similar');
    for (const command of [retireCommand, rollbackCommand, abortCommand]) {
      await expect(command(contextOf({ yes: true }))).rejects.toThrow(
        /mf-news 1 has a place for the slot similar, which mf-portfolio fills/,
      );
    }
    expect(await sharesIn()).toEqual([['1.0.0', 100]]);
    await retireCommand(contextOf({ yes: true, 'leave-slots-empty': true }));
    expect(await sharesIn()).toEqual([['1.0.0', 0]]);
  });

  it('deploy refuses to change a signed entry without the key', async () => {
    await build('1.0.0');
    const { privateKey, publicKey } = generateKeyPairSync('ed25519');
    const sign = (entry: RegistryEntry) => signEntry(entry, privateKey);
    const { entry } = await deployCommand({ ...contextOf(), sign });
    expect(isSignedBy(entry, [publicKey])).toBe(true);
    await expect(deploy('1.1.0')).rejects.toMatchObject({ exitCode: EXIT.refused });
  });

  it.each(['101', '-1', '1.234', 'half', ''])('canary refuses a share of "%s"', async (share) => {
    const refused = canaryCommand(contextOf({ share }));
    await expect(refused).rejects.toMatchObject({ exitCode: EXIT.usage });
  });
});
