import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { runDrawingJob, type DrawingJob } from '../drawing-jobs.js';
import { replaceFolder } from '../output/cache.js';
import { FORMATS, type Kind, KINDS } from '../output/picture-kinds.js';

/** Pixels: a page gives a picture its size, and takes only the shape from the file. */
const WIDTH = 24;

type Format = (typeof FORMATS)[number];

/** Encoded once for each kind and format. */
const samples = new Map<string, Promise<Buffer>>();

/** A plain picture with the shape of a kind. */
function sampleOf(kind: Kind, format: Format): Promise<Buffer> {
  const key = `${kind}.${format}`;
  const height = Math.round(WIDTH / KINDS[kind].ratio);
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
        await writeFile(join(folder, `${width}.${format}`), await sampleOf(kind, format));
  });
}
