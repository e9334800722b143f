import { emptyDocument, type MicroFrontendVersion } from '@phantom/registry';
import { bundleAddress, registeredBundles } from './bundle-address.js';
import { publishedIntegrity } from './integrity.js';

describe('bundleAddress', () => {
  it('parses micro frontend, version folder and file', () => {
    expect(bundleAddress('/r/mf-listings/1.0.0-abc/server/server.cjs')).toEqual({
      name: 'mf-listings',
      folder: '1.0.0-abc',
      file: 'server/server.cjs',
    });
  });

  it.each([
    '/r/mf-listings/1.0.0-abc',
    '/r/mf-listings/1.0.0-abc/',
    '/r/mf-listings/../shell/a.js',
    '/r/mf-listings/1/../../../registry/shell.json',
    '/r/mf-listings/1/a/./b.js',
    '/r/mf-listings/1/a//b.js',
    '/r/mf-listings/1/.complete',
    '/r/mf-listings/.incoming-1/a.js',
    String.raw`/r/mf-listings/1/..\..\a.js`,
    '/r/mf-listings/1/%2e%2e/a.js',
    '/r/mf-listings/1/a.js\0',
    '/r/../1/a.js',
    '/r/Listings/1/a.js',
    '/registry/mf-listings/1/a.js',
    'r/mf-listings/1/a.js',
    'https://cdn.test/r/mf-listings/1/a.js',
  ])('returns undefined for %s', (url) => {
    expect(bundleAddress(url)).toBeUndefined();
  });
});

const version = (
  number: string,
  traffic: number,
  isDefault = false,
  origin = '',
): MicroFrontendVersion => ({
  url: `${origin}/r/listings/${number}/entry.js`,
  metadata: { version: number, integrity: `sha384-entry-${number}` },
  deployment: { traffic, default: isDefault },
  extras: {
    declaration: { name: 'listings', namespace: 'listings', routes: [], menu: [] },
    integrity: { 'page.js': `sha256-page-${number}` },
    server: {
      url: `/r/listings/${number}/server/server.cjs`,
      integrity: `sha384-server-${number}`,
    },
  },
});

const document = {
  ...emptyDocument(),
  microFrontends: {
    listings: [
      version('1', 0),
      version('2', 0, true),
      version('3', 30),
      version('4', 0),
      version('5', 0),
      version('6', 20, false, 'https://cdn.test'),
    ],
  },
};

describe('registeredBundles', () => {
  it('lists default, shared and canary versions as live', () => {
    const canaries = { listings: { version: '4', employees: true, since: '' } };
    const { live, all } = registeredBundles({ document, canaries });
    expect(live).toEqual(['listings/2', 'listings/3', 'listings/4']);
    expect([...all]).toEqual(['1', '2', '3', '4', '5'].map((number) => `listings/${number}`));
  });
});

describe('publishedIntegrity', () => {
  it.each([
    ['/r/listings/2/entry.js', 'sha384-entry-2'],
    ['/r/listings/2/page.js', 'sha256-page-2'],
    ['/r/listings/2/server/server.cjs', 'sha384-server-2'],
    ['/r/listings/2/other.js', undefined],
    ['/r/listings/9/page.js', undefined],
  ])('of %s is %s', (url, integrity) => {
    expect(publishedIntegrity(document)(url)).toBe(integrity);
  });
});
