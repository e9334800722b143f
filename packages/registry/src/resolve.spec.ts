import type { MicroFrontendVersion, RegistryDocument } from './registry-document.js';
import { emptyDocument } from './registry-document.js';
import { RegistryError } from './registry-error.js';
import { resolve } from './resolve.js';

const integrity = 'sha384-AAAA';
const full = { traffic: 100, default: true };
const staged = { traffic: 0, default: false };

const version = (
  name: string,
  number: string,
  traffic: number,
  isDefault = false,
): MicroFrontendVersion => ({
  url: `/r/${name}/${number}/remote.js`,
  metadata: { version: number, integrity },
  deployment: { traffic, default: isDefault },
  extras: { declaration: { name, namespace: name, routes: [], menu: [] } },
});

const shell: MicroFrontendVersion = {
  url: '/r/shell/1/shell.js',
  metadata: { version: '1', integrity },
  extras: { host: true, scripts: ['/r/shell/1/shell.js'], styles: ['/r/shell/1/shell.css'] },
};

const documentWith = (...listings: MicroFrontendVersion[]): RegistryDocument => ({
  ...emptyDocument(),
  microFrontends: { shell: [shell], listings },
});

const canary = documentWith(version('listings', '1', 70, true), version('listings', '2', 30));

const versionAt = (document: RegistryDocument, bucket: number) =>
  resolve(document, { bucket }).remotes[0]?.version;

describe('resolve', () => {
  it('returns scripts and styles of the host, which is not among the remotes', () => {
    const manifest = resolve(documentWith(version('listings', '1', 100, true)), { bucket: 0 });
    expect(manifest.host).toEqual({
      version: '1',
      scripts: ['/r/shell/1/shell.js'],
      styles: ['/r/shell/1/shell.css'],
    });
    expect(manifest.remotes.map(({ name }) => name)).toEqual(['listings']);
  });

  it('sorts the remotes by name', () => {
    const document = documentWith(version('listings', '1', 100, true));
    document.microFrontends['content'] = [version('content', '1', 100, true)];
    const names = resolve(document, { bucket: 0 }).remotes.map(({ name }) => name);
    expect(names).toEqual(['content', 'listings']);
  });

  it('splits traffic into half-open ranges', () => {
    const versions = [0, 69.99, 70, 99.99].map((bucket) => versionAt(canary, bucket));
    expect(versions).toEqual(['1', '1', '2', '2']);
  });

  it('gives the default version to buckets outside all shares', () => {
    const document = documentWith(version('listings', '1', 0, true), version('listings', '2', 10));
    expect([9.99, 10].map((bucket) => versionAt(document, bucket))).toEqual(['2', '1']);
  });

  it('returns the default version only beside another version', () => {
    expect(resolve(canary, { bucket: 10 }).remotes[0]?.default).toBeUndefined();
    expect(resolve(canary, { bucket: 80 }).remotes[0]?.default).toEqual({
      version: '1',
      url: '/r/listings/1/remote.js',
      integrity,
    });
  });

  it('gives a single version without deployment to all visitors', () => {
    const lone = { ...version('listings', '3', 0), deployment: undefined };
    expect(versionAt(documentWith(lone), 50)).toBe('3');
  });

  it('returns the fallback address', () => {
    const twice = { ...version('listings', '1', 100, true), fallbackUrl: 'https://cdn.test/r.js' };
    const [remote] = resolve(documentWith(twice), { bucket: 0 }).remotes;
    expect(remote?.fallbackUrl).toBe('https://cdn.test/r.js');
  });

  it('returns the preload files of the chosen version', () => {
    const declaration = { name: 'listings', namespace: 'listings', routes: [], menu: [] };
    const extras = { declaration, preload: ['/r/page.js'] };
    const document = documentWith({ ...version('listings', '1', 100, true), extras });
    expect(resolve(document, { bucket: 0 }).remotes[0]?.preload).toEqual(['/r/page.js']);
    expect(resolve(canary, { bucket: 0 }).remotes[0]).not.toHaveProperty('preload');
  });

  it('applies an override with a registered version, and ignores an unknown version', () => {
    const withOverride = (number: string) =>
      resolve(canary, { bucket: 0, overrides: { listings: { version: number } } }).remotes[0];
    expect(withOverride('2')?.version).toBe('2');
    expect(withOverride('9')?.version).toBe('1');
  });

  it('applies an override with an address, and returns the live version as the default', () => {
    const url = 'http://localhost:9000/remote.js';
    const overrides = { listings: { url }, unknown: { url } };
    const { remotes } = resolve(canary, { bucket: 0, overrides });
    expect(remotes).toHaveLength(1);
    expect(remotes[0]).toEqual({
      name: 'listings',
      version: 'override',
      url,
      default: { version: '1', url: expect.any(String), integrity },
      declaration: expect.objectContaining({ namespace: 'listings' }),
    });
  });

  it('lists the overridden remotes only', () => {
    const overrides = {
      listings: { version: '2' },
      shell: { version: '9' },
      unknown: { url: '/' },
    };
    expect(resolve(canary, { bucket: 0, overrides }).overrides).toEqual(['listings']);
    expect(resolve(canary, { bucket: 0 })).not.toHaveProperty('overrides');
  });

  it('gives employees the version of a canary for employees, independent of their bucket', () => {
    const canaries = { listings: { version: '2', employees: true, since: '' } };
    const versionFor = (isEmployee: boolean, employees = true) =>
      resolve(canary, {
        bucket: 0,
        isEmployee,
        canaries: { listings: { ...canaries.listings, employees } },
      }).remotes[0]?.version;
    expect(versionFor(true)).toBe('2');
    expect(versionFor(false)).toBe('1');
    expect(versionFor(true, false)).toBe('1');
  });

  it('omits a remote without a live version, unless an override names it', () => {
    const document = documentWith(version('listings', '1', 0));
    const remotesWith = (override: { version: string } | { url: string }) =>
      resolve(document, { bucket: 0, overrides: { listings: override } }).remotes;
    expect(resolve(document, { bucket: 0 }).remotes).toEqual([]);
    expect(remotesWith({ version: '1' })).toHaveLength(1);
    expect(remotesWith({ url: 'http://localhost:9000/remote.js' })).toHaveLength(1);
    expect(remotesWith({ version: '9' })).toEqual([]);
  });

  it('applies an override of the shell', () => {
    const next = { ...shell, metadata: { version: '2', integrity }, deployment: staged };
    const document = documentWith(version('listings', '1', 100, true));
    document.microFrontends['shell'] = [{ ...shell, deployment: full }, next];
    const hostFor = (overrides: Record<string, { version: string }>) =>
      resolve(document, { bucket: 0, overrides }).host.version;
    expect([hostFor({}), hostFor({ shell: { version: '2' } })]).toEqual(['1', '2']);
  });

  it('has the same revision for the same versions only', () => {
    const revisionAt = (bucket: number) => resolve(structuredClone(canary), { bucket }).revision;
    expect(revisionAt(10)).toBe(revisionAt(20));
    expect(revisionAt(80)).not.toBe(revisionAt(20));
  });

  it('refuses a registry without a shell', () => {
    expect(() => resolve(emptyDocument(), { bucket: 0 })).toThrow(RegistryError);
  });
});
