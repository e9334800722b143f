import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const ARCHIVE = fileURLToPath(new URL('../../assets/map/nyc.pmtiles', import.meta.url));

/** The archive of map tiles that this gateway serves. */
export interface ServedTiles {
  folder: string;
  /** Contains a hash of the content, so that the archive can be cached for a year. */
  prefix: string;
  url: string;
}

let served: ServedTiles | undefined;

/** Made once in a process: the archive is part of the program. */
export const servedTiles = (): ServedTiles => {
  if (!served) {
    const hash = createHash('sha256').update(readFileSync(ARCHIVE)).digest('hex').slice(0, 16);
    const prefix = `/maps/${hash}/`;
    served = { folder: path.dirname(ARCHIVE), prefix, url: prefix + path.basename(ARCHIVE) };
  }
  return served;
};

/** The address of the tiles for browsers: the one that is set, or that of the served archive. */
export const tilesUrl = ({ mapTiles }: { mapTiles?: string }): string =>
  mapTiles ?? servedTiles().url;
