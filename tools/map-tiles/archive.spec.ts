import { randomBytes, randomInt } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import type { Header } from 'pmtiles';
import { type Extent, placesIn, readArchive, type Tile, writeArchive } from './archive.js';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'archive-'));
});
afterAll(() => rm(folder, { recursive: true }));

const EXTENT: Extent = {
  ...{ minZoom: 9, maxZoom: 12, minLon: -74.37, minLat: 40.41, maxLon: -73.6, maxLat: 41.04 },
  ...{ centerZoom: 11, centerLon: -73.98, centerLat: 40.75 },
};
const PLACES = [...placesIn(EXTENT)];

async function copied(tiles: Tile[], extent = EXTENT) {
  const path = join(folder, 'copy.pmtiles');
  const bytes = await writeArchive({ extent, metadata: { name: 'Test' }, tiles });
  await writeFile(path, bytes);
  const archive = await readArchive(path);
  const read: Tile[] = [];
  for await (const tile of archive.tiles) read.push(tile);
  return { archive, read, bytes };
}

const byText = (tiles: readonly Tile[]) =>
  tiles.map(({ z, x, y, data }) => `${z}/${x}/${y} ${Buffer.from(data).toString('hex')}`).sort();

it('writes what it reads, whichever tiles there are', async () => {
  const contents = fc.uint8Array({ minLength: 1, maxLength: 6 });
  const some = fc.subarray(PLACES, { minLength: 1 });
  await fc.assert(
    fc.asyncProperty(some, fc.array(contents, { minLength: 1, maxLength: 4 }), async (at, data) => {
      const tiles = at.map((place, index) => ({
        ...place,
        data: data[index % data.length] as Uint8Array,
      }));
      const { archive, read } = await copied(tiles);
      expect(byText(read)).toEqual(byText(tiles));
      expect(archive.metadata).toEqual({ name: 'Test' });
      expect(archive.extent).toMatchObject(EXTENT);
    }),
    { numRuns: 30 },
  );
});

it('stores equal tiles once', async () => {
  const sea = PLACES.map((place) => ({ ...place, data: Buffer.alloc(2000, 7) }));
  const { bytes } = await copied(sea);
  expect(bytes.length).toBeLessThan(1000);
});

it('divides a directory that would be too long for the first request of a reader', async () => {
  // Tiles that refer to earlier contents at random make a directory long that has few entries.
  const contents = Array.from({ length: 1000 }, (_, index) => randomBytes(1 + index));
  const extent = { ...EXTENT, maxZoom: 15 };
  const tiles = [...placesIn(extent)].map((place) => ({
    ...place,
    data: contents[randomInt(contents.length)] as Uint8Array,
  }));
  const { archive, read } = await copied(tiles, extent);
  expect(byText(read)).toEqual(byText(tiles));
  const { leafDirectoryLength } = archive.extent as Header;
  expect(leafDirectoryLength).toBeGreaterThan(0);
});
