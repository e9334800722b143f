import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { VectorTile } from '@mapbox/vector-tile';
import { describeWith } from '@phantom/service-kit/testing/describe-with';
import { PbfReader, PbfWriter } from 'pbf';
import { placesIn, readArchive, writeArchive } from './archive.js';
import { buildTiles } from './build-tiles.js';
import { layersOf, withLayerOf } from './layers.js';

const EXTRACT = fileURLToPath(new URL('testing/streets.osm.pbf', import.meta.url));
const EXTENT = {
  ...{ minZoom: 9, maxZoom: 15, minLon: -74.02, minLat: 40.7, maxLon: -73.98, maxLat: 40.74 },
  ...{ centerZoom: 11, centerLon: -74, centerLat: 40.72 },
};

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'build-tiles-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A tile with empty layers of these names. */
function tileWith(...names: string[]): Uint8Array {
  const writer = new PbfWriter();
  for (const name of names)
    writer.writeMessage(
      3,
      (_, layer) => {
        layer.writeVarintField(15, 2);
        layer.writeStringField(1, name);
      },
      null,
    );
  return writer.finish();
}

/** An archive with parks, and with streets of unknown origin. */
async function archive(extent = EXTENT): Promise<string> {
  const path = join(folder, 'base.pmtiles');
  const tiles = [...placesIn(extent)].map((place) => ({
    ...place,
    data: tileWith('parks', 'streets'),
  }));
  await writeFile(path, await writeArchive({ extent, metadata: {}, tiles }));
  return path;
}

const namesOf = (tile: Uint8Array | undefined) => layersOf(tile).map(({ name }) => name);

it('takes one layer of another tile in place of its own', () => {
  const [old, streets] = [tileWith('parks', 'streets', 'water'), tileWith('streets', 'buildings')];
  expect(namesOf(withLayerOf('streets', old, streets))).toEqual(['parks', 'water', 'streets']);
  expect(namesOf(withLayerOf('streets', old, undefined))).toEqual(['parks', 'water']);
  expect(namesOf(withLayerOf('streets', undefined, streets))).toEqual(['streets']);
});

describeWith('tilemaker')('the streets of an extract of OpenStreetMap', () => {
  it('replace those of an archive, whose other layers stay', async () => {
    const output = join(folder, 'built.pmtiles');
    const base = await archive();
    const { tiles } = await buildTiles({ extract: EXTRACT, base, output });
    expect(tiles).toBe([...placesIn(EXTENT)].length);

    const streets = new Map<number, Set<string>>();
    for await (const { z, data } of (await readArchive(output)).tiles) {
      expect(namesOf(data)).toContain('parks');
      const { layers } = new VectorTile(new PbfReader(data));
      const found = streets.get(z) ?? new Set();
      streets.set(z, found);
      for (let index = 0; index < (layers['streets']?.length ?? 0); index += 1) {
        const { class: kind, name } = layers['streets']?.feature(index).properties ?? {};
        found.add([kind, name].filter(Boolean).join(': '));
      }
    }
    expect([...streets].map(([z, found]) => [z, [...found].sort()])).toEqual([
      ...[9, 10, 11].map((z) => [z, ['motorway: Harbor Drive']]),
      ...[12, 13].map((z) => [z, ['motorway: Harbor Drive', 'residential: Mill Street']]),
      ...[14, 15].map((z) => [z, ['motorway: Harbor Drive', 'path', 'residential: Mill Street']]),
    ]);
  });

  it('are refused when the area of the archive has none', async () => {
    const base = await archive({
      ...EXTENT,
      minLon: 13.3,
      maxLon: 13.4,
      minLat: 52.5,
      maxLat: 52.6,
    });
    const building = buildTiles({ extract: EXTRACT, base, output: join(folder, 'none.pmtiles') });
    await expect(building).rejects.toThrow(/has no streets in the area of/);
  });

  it('are refused when there is no such file', async () => {
    const extract = join(folder, 'none.osm.pbf');
    const building = buildTiles({ extract, base: await archive(), output: extract });
    await expect(building).rejects.toThrow(/^tilemaker could not read .*none\.osm\.pbf: ./);
  });

  it('are refused when the file is no extract', async () => {
    const extract = join(folder, 'broken.osm.pbf');
    await writeFile(extract, 'no extract');
    const building = buildTiles({ extract, base: await archive(), output: extract });
    await expect(building).rejects.toThrow(/broken\.osm\.pbf has no streets/);
  });
});
