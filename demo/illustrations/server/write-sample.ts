import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { focusOf, runDrawingJob, type DrawingJob } from '../drawing-jobs.js';
import { replaceFolder } from '../output/cache.js';
import { cropsOf, FORMATS, KINDS } from '../output/picture-kinds.js';

/** Pixels: a page gives a picture its size, and takes only the shape from the file. */
const WIDTH = 24;

type Format = (typeof FORMATS)[number];

/** Encoded once for each shape and format. */
const samples = new Map<string, Promise<Buffer>>();

/** A plain picture. */
function sampleOf(ratio: number, format: Format): Promise<Buffer> {
  const height = Math.round(WIDTH / ratio);
  const key = `${height}.${format}`;
  const plain = { width: WIDTH, height, channels: 3, background: '#14294a' } as const;
  const sample = samples.get(key) ?? sharp({ create: plain }).toFormat(format).toBuffer();
  samples.set(key, sample);
  return sample;
}

/** Writes a plain picture in place of every file of a picture. Only the brand is drawn, because it is small. */
export async function writeSample(out: string, job: DrawingJob): Promise<void> {
  const { id, kind } = job.picture;
  if (kind === 'brand') return runDrawingJob(out, job);
  await replaceFolder(out, id, job.stamp, async (folder) => {
    for (const width of KINDS[kind].widths)
      for (const format of FORMATS)
        await writeFile(
          join(folder, `${width}.${format}`),
          await sampleOf(KINDS[kind].ratio, format),
        );
    for (const { file, ratio } of cropsOf(kind, focusOf(job.picture)))
      await writeFile(join(folder, file), await sampleOf(ratio, 'avif'));
  });
}
