import { join } from 'node:path';
import { brandFiles } from './brand/brand-files.js';
import { catalogue, type Picture } from './catalogue.js';
import { digest, isCurrent, replaceFolder } from './output/cache.js';
import { fileNames, type Focus } from './output/picture-kinds.js';
import { sourceDigest } from './output/source-digest.js';

/** A picture to draw, with the digest of its facts and of the code that draws it. */
export interface DrawingJob {
  picture: Picture;
  stamp: string;
}

/** Every picture of the catalogue, in the catalogue's order. */
export async function readDrawingJobs(): Promise<DrawingJob[]> {
  const [pictures, source] = await Promise.all([catalogue(), sourceDigest()]);
  return pictures.map((picture) => ({
    picture,
    stamp: digest(source, picture.id, picture.facts),
  }));
}

/** The files of a picture in its folder. */
export const filesOf = (picture: Picture): string[] =>
  picture.kind === 'brand'
    ? brandFiles.map(({ name }) => name)
    : fileNames(picture.kind, focusOf(picture));

/** The point that the crops of a picture keep. Undefined: its centre. */
export const focusOf = (picture: Picture): Focus | undefined =>
  picture.kind === 'heroes' ? picture.facts.focus : undefined;

/** Whether all files of a picture exist and were drawn from the current facts and code. */
export const isDrawn = (out: string, { picture, stamp }: DrawingJob): Promise<boolean> =>
  isCurrent(join(out, picture.id), stamp, filesOf(picture));

/** Draws all files of a picture and moves them to their folder together. */
export const runDrawingJob = (out: string, { picture, stamp }: DrawingJob): Promise<void> =>
  replaceFolder(out, picture.id, stamp, (folder) => write(picture, folder));

// The drawing code is loaded only when it is needed, so that a start without drawings is fast.
async function write(picture: Picture, folder: string): Promise<void> {
  if (picture.kind === 'brand') {
    const { writeBrand } = await import('./brand/write-brand.js');
    return writeBrand(folder);
  }
  const [{ draw }, { rasterise }] = await Promise.all([
    import('./draw-picture.js'),
    import('./output/rasterise.js'),
  ]);
  await rasterise(draw(picture), picture.kind, folder, focusOf(picture));
}
