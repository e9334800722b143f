import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { StackFailure } from '../stack/failure.js';
import { placesIn, readArchive, type Tile, writeArchive } from './archive.js';
import { withLayerOf } from './layers.js';

const STREETS = 'streets';
const [CONFIG, PROFILE] = ['streets.json', 'streets.lua'].map((name) =>
  fileURLToPath(new URL(name, import.meta.url)),
) as [string, string];

interface Build {
  /** An extract of OpenStreetMap (`.osm.pbf`) with the whole area of the archive. */
  extract: string;
  /** The archive whose other layers stay, and whose area is built. */
  base: string;
  output: string;
}

export interface Built {
  tiles: number;
  bytes: number;
}

/**
 * Replaces the streets of an archive by those of an extract.
 *
 * @throws StackFailure if tilemaker is missing or fails, or the extract has no streets in the area
 */
export async function buildTiles({ extract, base, output }: Build): Promise<Built> {
  const folder = await mkdtemp(join(tmpdir(), 'map-tiles-'));
  try {
    await makeStreets(extract, folder);
    const { extent, metadata, tiles: old } = await readArchive(base);
    const others = new Map<string, Uint8Array>();
    for await (const { data, ...place } of old) others.set(keyOf(place), data);

    const tiles: Tile[] = [];
    let withStreets = 0;
    for (const place of placesIn(extent)) {
      const streets = await readIfThere(join(folder, `${keyOf(place)}.pbf`));
      if (streets) withStreets += 1;
      const data = withLayerOf(STREETS, others.get(keyOf(place)), streets);
      if (data.length > 0) tiles.push({ ...place, data });
    }
    if (withStreets === 0)
      throw new StackFailure(`${extract} has no streets in the area of ${base}.`);
    const bytes = await writeArchive({ extent, metadata, tiles });
    await writeFile(output, bytes);
    return { tiles: tiles.length, bytes: bytes.length };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The address of a tile, as tilemaker names its files. */
const keyOf = ({ z, x, y }: Omit<Tile, 'data'>) => `${z}/${x}/${y}`;

async function makeStreets(extract: string, folder: string): Promise<void> {
  const args = ['--input', extract, '--output', folder, '--config', CONFIG, '--process', PROFILE];
  try {
    await promisify(execFile)('tilemaker', args, { maxBuffer: 64 * 1024 * 1024 });
  } catch (error) {
    const { code, stderr, stdout } = error as { code?: unknown; stderr?: string; stdout?: string };
    if (code === 'ENOENT')
      throw new StackFailure(
        'tilemaker is not installed here. Run: sudo apt-get install tilemaker',
      );
    const end = `${stdout ?? ''}${stderr ?? ''}`.trim().slice(-500);
    throw new StackFailure(`tilemaker could not read ${extract}: ${end || String(code)}`);
  }
}

const readIfThere = async (path: string): Promise<Uint8Array | undefined> => {
  try {
    return await readFile(path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
};
