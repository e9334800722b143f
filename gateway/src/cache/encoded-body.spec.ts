import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { EncodedBody } from './encoded-body.js';

const TEXT = JSON.stringify({ list: Array.from({ length: 100 }, () => 'a home in Queens') });
const body = (text = TEXT, type = 'application/json; charset=utf-8') =>
  new EncodedBody(Buffer.from(text), type);

describe('EncodedBody', () => {
  it('has the same content in every encoding', async () => {
    const encoded = body();
    expect(brotliDecompressSync(await encoded.in('br')).toString()).toBe(TEXT);
    expect(gunzipSync(await encoded.in('gzip')).toString()).toBe(TEXT);
    expect(encoded.in('identity').toString()).toBe(TEXT);
  });

  it('compresses once, also for concurrent requests', async () => {
    const encoded = body();
    const [one, other] = await Promise.all([encoded.in('br'), encoded.in('br')]);
    expect(one).toBe(other);
    expect(encoded.in('br')).toBe(one);
  });

  it.each([
    ['a small one', '{"error":0}', 'application/json'],
    ['what is compressed already', TEXT, 'image/webp'],
    ['what says nothing of itself', TEXT, ''],
  ])('does not compress %s', (_what, text, type) => {
    expect(body(text, type).formFor('br')).toBe('identity');
  });

  it.each(['application/json', 'text/html', 'application/ld+json', 'image/svg+xml'])(
    'compresses %s',
    (type) => {
      expect(body(TEXT, type).formFor('br')).toBe('br');
    },
  );
});
