import { join } from 'node:path';
import { brandFiles } from './brand/brand-files.js';
import { catalogue, type Picture } from './catalogue.js';
import { digest, isCurrent, replaceFolder } from './output/cache.js';
import { fileNames } from './output/kinds.js';
import { sourceDigest } from './output/source-digest.js';

/** A picture and the digest of everything that it is drawn from. */
export interface Order {
  picture: Picture;
  stamp: string;
}

/** Every picture of the catalogue, in the catalogue's order. */
export async function readOrders(): Promise<Order[]> {
  const [pictures, source] = await Promise.all([catalogue(), sourceDigest()]);
  return pictures.map((picture) => ({
    picture,
    stamp: digest(source, picture.id, picture.facts),
  }));
}

/** The files that a picture consists of, in its folder. */
export const filesOf = (picture: Picture): string[] =>
  picture.kind === 'brand' ? brandFiles.map(({ name }) => name) : fileNames(picture.kind);

/** Whether all files of a picture are there, drawn from the current facts and code. */
export const isDrawn = (out: string, { picture, stamp }: Order): Promise<boolean> =>
  isCurrent(join(out, picture.id), stamp, filesOf(picture));

/** Draws all files of a picture and moves them into place together. */
export const drawOrder = (out: string, { picture, stamp }: Order): Promise<void> =>
  replaceFolder(out, picture.id, stamp, (folder) => write(picture, folder));

// The drawing code is loaded only when something has to be drawn: a start with nothing to do stays quick.
async function write(picture: Picture, folder: string): Promise<void> {
  if (picture.kind === 'brand') {
    const { writeBrand } = await import('./brand/write-brand.js');
    return writeBrand(folder);
  }
  const [{ draw }, { rasterise }] = await Promise.all([
    import('./draw-picture.js'),
    import('./output/rasterise.js'),
  ]);
  await rasterise(draw(picture), picture.kind, folder);
}
