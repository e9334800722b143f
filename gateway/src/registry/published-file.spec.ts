import { brotliCompressSync, gzipSync } from 'node:zlib';
import { isCompressedFormOf, compressedNames, uncompressedName } from './published-file.js';

const script = Buffer.from('window.listings = {};\n'.repeat(50));

describe('published files', () => {
  it('have compressed forms beside them', () => {
    expect(compressedNames('a.js')).toEqual(['a.js.br', 'a.js.gz']);
    expect([...compressedNames('a.js'), 'a.js', 'b.broken'].map(uncompressedName)).toEqual([
      'a.js',
      'a.js',
      'a.js',
      'b.broken',
    ]);
  });

  it.each([
    ['a.js.br', brotliCompressSync],
    ['a.js.gz', gzipSync],
  ])('have the same content in a compressed form: %s', async (name, pack) => {
    expect(await isCompressedFormOf(pack(script), name, script)).toBe(true);
    expect(await isCompressedFormOf(pack(Buffer.alloc(0)), name, Buffer.alloc(0))).toBe(true);
    expect(await isCompressedFormOf(pack('another script'), name, script)).toBe(false);
    expect(await isCompressedFormOf(Buffer.from('nothing packed'), name, script)).toBe(false);
  });

  it('are decompressed up to the length of the file only', async () => {
    const bomb = brotliCompressSync(Buffer.alloc(50_000_000));
    expect(await isCompressedFormOf(bomb, 'a.js.br', script)).toBe(false);
  });
});
