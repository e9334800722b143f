import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { compressPage, encodingFor, QUICK, THOROUGH } from './compressed-page.js';

describe('encodingFor', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['identity', 'identity'],
    ['', 'identity'],
    [undefined, 'identity'],
  ])('answers %s with %s', (header, encoding) => {
    expect(encodingFor(header)).toBe(encoding);
  });
});

describe('compressPage', () => {
  it('holds the same page in every form, named by its content', async () => {
    const { bodies, etag } = await compressPage('<p>page</p>', QUICK);
    expect(brotliDecompressSync(bodies.br)).toEqual(bodies.identity);
    expect(gunzipSync(bodies.gzip)).toEqual(bodies.identity);
    expect((await compressPage('<p>page</p>', QUICK)).etag).toBe(etag);
    expect((await compressPage('<p>other</p>', THOROUGH)).etag).not.toBe(etag);
  });
});
