import { mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { brandFiles } from './brand/brand-files.js';
import { generateIllustrations } from './generate.js';
import { fileNames } from './output/picture-kinds.js';

describe('generateIllustrations', () => {
  let out: string;
  beforeAll(async () => {
    out = await mkdtemp(join(tmpdir(), 'illustrations-'));
  });
  afterAll(() => rm(out, { recursive: true, force: true }));

  const only = (id: string) => ['team/avatar', 'homes/fallback', 'brand'].includes(id);

  it('writes every rendition in its size, and nothing in a second run', async () => {
    const seen: number[] = [];
    const first = await generateIllustrations({ out, only, onProgress: (done) => seen.push(done) });
    expect(first).toEqual({ drawn: 3, unchanged: 0 });
    expect(seen).toEqual([1, 2, 3]);

    const portrait = await sharp(join(out, 'team/avatar/800.avif')).metadata();
    expect([portrait.width, portrait.height]).toEqual([800, 1000]);
    const names = await readdir(join(out, 'homes/fallback'));
    expect(names).toEqual(expect.arrayContaining(fileNames('homes')));
    const brand = await readdir(join(out, 'brand'));
    expect(brand).toEqual(expect.arrayContaining(brandFiles.map(({ name }) => name)));

    const { mtimeMs } = await stat(join(out, 'team/avatar/800.avif'));
    expect(await generateIllustrations({ out, only })).toEqual({ drawn: 0, unchanged: 3 });
    expect((await stat(join(out, 'team/avatar/800.avif'))).mtimeMs).toBe(mtimeMs);
  });

  it('draws again what was deleted', async () => {
    await rm(join(out, 'homes/fallback/800.webp'));
    expect(await generateIllustrations({ out, only })).toEqual({ drawn: 1, unchanged: 2 });
  });

  it('stops at once when it is aborted', async () => {
    const signal = AbortSignal.abort(new Error('interrupted'));
    const elsewhere = join(out, 'elsewhere');
    await expect(generateIllustrations({ out: elsewhere, only, signal })).rejects.toThrow(
      'interrupted',
    );
  });

  it('names the picture and the reason when it cannot write', async () => {
    const file = join(out, 'a-file');
    await writeFile(file, '');
    await expect(generateIllustrations({ out: file, only })).rejects.toThrow(
      /^Cannot draw the picture /,
    );
  });
});
