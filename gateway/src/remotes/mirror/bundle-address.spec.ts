import { bundleAddress } from './bundle-address.js';

describe('bundleAddress', () => {
  it('names the micro frontend, its version and the file', () => {
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
  ])('knows no file at %s', (url) => {
    expect(bundleAddress(url)).toBeUndefined();
  });
});
