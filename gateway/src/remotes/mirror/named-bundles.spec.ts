import { emptyDocument, type MicroFrontendVersion } from '@phantom/registry';
import { namedBundles } from './named-bundles.js';
import { publishedIntegrity } from './published-integrity.js';

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

describe('namedBundles', () => {
  it('knows what visitors get: by default, by a share, or as the version that is tried', () => {
    const canaries = { listings: { version: '4', employees: true, since: '' } };
    const { live, all } = namedBundles({ document, canaries });
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
