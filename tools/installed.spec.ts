import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isInstalled } from './installed.mjs';

const machine = { platform: 'linux', arch: 'x64' } as typeof process;
const forLinux = { version: '1.0.0', optional: true, os: ['linux'], cpu: ['x64'] };
const forMac = { version: '1.0.0', optional: true, os: ['darwin'], cpu: ['arm64'] };
const INSTALLED = {
  part: { version: '0.1.0', dependencies: { a: '^1.0.0' } },
  'node_modules/part': { resolved: 'part', link: true },
  'node_modules/a': { version: '1.0.0', integrity: 'sha512-a' },
  'node_modules/native-linux': forLinux,
};
const LOCKED = {
  ...INSTALLED,
  '': { name: 'all', workspaces: ['part'] },
  'node_modules/native-mac': forMac,
};

let root: string;

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'installed-'));
  await mkdir(join(root, 'node_modules'));
  await lock(LOCKED);
  await install(INSTALLED);
});
afterEach(() => rm(root, { recursive: true }));

const lock = (packages: object) =>
  writeFile(join(root, 'package-lock.json'), JSON.stringify({ packages }));
const install = (packages: object) =>
  writeFile(join(root, 'node_modules/.package-lock.json'), JSON.stringify({ packages }));

describe('isInstalled', () => {
  it('returns true when everything for this machine is installed', () => {
    expect(isInstalled(root, machine)).toBe(true);
  });

  it('returns false when nothing is installed', async () => {
    await rm(join(root, 'node_modules'), { recursive: true });
    expect(isInstalled(root, machine)).toBe(false);
  });

  it.each([
    ['another version is locked', { ...LOCKED, 'node_modules/a': { version: '1.0.1' } }],
    ['another package is locked', { ...LOCKED, 'node_modules/b': { version: '1.0.0' } }],
    ['a package is locked no more', { ...LOCKED, 'node_modules/a': undefined }],
    ['a workspace asks for more', { ...LOCKED, part: { version: '0.1.0', dependencies: {} } }],
  ])('returns false when the packages differ from the lock file: %s', async (_what, packages) => {
    await lock(packages);
    expect(isInstalled(root, machine)).toBe(false);
  });

  it('returns false when a package for another machine is installed', async () => {
    const packages = { ...INSTALLED, 'node_modules/native-mac': forMac };
    await install({ ...packages, 'node_modules/native-linux': undefined });
    expect(isInstalled(root, machine)).toBe(false);
  });
});
