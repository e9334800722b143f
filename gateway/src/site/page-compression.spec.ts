import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { Encoding } from '../cache/content-negotiation.js';
import { newNonce, NONCE_PLACEHOLDER, withNonce } from '../common/nonce-placeholder.js';
import { bodyOf, compressPage, QUICK, THOROUGH } from './page-compression.js';

/** Long enough for the compressor to look back. */
const page = (text: string) =>
  `<script nonce="${NONCE_PLACEHOLDER}"></script><link nonce="${NONCE_PLACEHOLDER}">${`<p>${text}</p>`.repeat(2000)}`;

describe.each([QUICK, THOROUGH])('compressPage with quality %d', (quality) => {
  it('replaces the nonce without compressing again', async () => {
    const kept = await compressPage(page('text'), quality);
    expect(kept.br?.slots).toHaveLength(1);
    for (const nonce of [newNonce(), newNonce()]) {
      const expected = withNonce(page('text'), nonce);
      const form = (encoding: Encoding) => bodyOf(kept, encoding, nonce);
      expect((await form('identity')).toString()).toBe(expected);
      expect(brotliDecompressSync(await form('br')).toString()).toBe(expected);
      expect(gunzipSync(await form('gzip')).toString()).toBe(expected);
    }
  });

  it('has a hash of the content', async () => {
    const { hash } = await compressPage(page('text'), quality);
    expect((await compressPage(page('text'), quality)).hash).toBe(hash);
    expect((await compressPage(page('other'), quality)).hash).not.toBe(hash);
  });
});

it('compresses each response if the template cannot be filled', async () => {
  const { hash, identity } = await compressPage(page('text'), QUICK);
  const nonce = newNonce();
  const body = await bodyOf({ hash, identity }, 'br', nonce);
  expect(brotliDecompressSync(body).toString()).toBe(withNonce(page('text'), nonce));
});
