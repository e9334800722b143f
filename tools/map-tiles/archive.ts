import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { gzipSync } from 'node:zlib';
import { PbfWriter } from 'pbf';
import { FileSource, type Header, PMTiles, zxyToTileId } from 'pmtiles';

/** A vector tile (MVT), not compressed. */
export interface Tile {
  z: number;
  x: number;
  y: number;
  data: Uint8Array;
}

/** What an archive says about all of its tiles. Degrees. */
export type Extent = Pick<
  Header,
  | 'minZoom'
  | 'maxZoom'
  | 'minLon'
  | 'minLat'
  | 'maxLon'
  | 'maxLat'
  | 'centerZoom'
  | 'centerLon'
  | 'centerLat'
>;

export interface Archive {
  extent: Extent;
  /** The layers and their fields, for tools that show archives. */
  metadata: Record<string, unknown>;
  tiles: AsyncIterable<Tile> | Iterable<Tile>;
}

/** Reads all tiles of an archive, by zoom. */
export async function readArchive(path: string): Promise<Archive> {
  const archive = new PMTiles(new FileSource(new File([await readFile(path)], path)));
  const extent = await archive.getHeader();
  const metadata = (await archive.getMetadata()) as Record<string, unknown>;
  return { extent, metadata, tiles: tilesOf(archive, extent) };
}

async function* tilesOf(archive: PMTiles, extent: Extent): AsyncGenerator<Tile> {
  for (const place of placesIn(extent)) {
    const found = await archive.getZxy(place.z, place.x, place.y);
    if (found) yield { ...place, data: new Uint8Array(found.data) };
  }
}

/** The addresses of the tiles that an extent meets. */
export function* placesIn(extent: Extent): Generator<Omit<Tile, 'data'>> {
  for (let z = extent.minZoom; z <= extent.maxZoom; z += 1) {
    const [left, right] = [column(extent.minLon, z), column(extent.maxLon, z)];
    const [top, bottom] = [row(extent.maxLat, z), row(extent.minLat, z)];
    for (let x = left; x <= right; x += 1) for (let y = top; y <= bottom; y += 1) yield { z, x, y };
  }
}

const column = (longitude: number, z: number) => Math.floor(((longitude + 180) / 360) * 2 ** z);

const row = (latitude: number, z: number) => {
  const radians = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** z);
};

interface Entry {
  id: number;
  offset: number;
  length: number;
  /** Of how many consecutive ids; 0 for a leaf directory. */
  run: number;
}

const HEADER_BYTES = 127;
/** A reader requests so much of the file at first, which must contain the root directory. */
const FIRST_REQUEST_BYTES = 16_384;
const GZIP = 2;
const MVT = 1;

/**
 * The bytes of an archive of PMTiles, version 3: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md. Equal tiles, such
 * as those of the sea, are stored once.
 */
export async function writeArchive({ extent, metadata, tiles }: Archive): Promise<Buffer> {
  const all: { id: number; content: Buffer }[] = [];
  for await (const { z, x, y, data } of tiles)
    all.push({ id: zxyToTileId(z, x, y), content: gzipSync(data, { level: 9 }) });
  all.sort((one, other) => one.id - other.id);

  const { entries, contents } = placed(all);
  const { root, leaves } = directories(entries);
  const json = gzipSync(JSON.stringify(metadata));
  const parts = [root, json, leaves, ...contents];
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  let offset = HEADER_BYTES;
  const lengths = [root.length, json.length, leaves.length, sum(contents)];
  lengths.forEach((length, index) => {
    header.writeBigUInt64LE(BigInt(offset), 8 + index * 16);
    header.writeBigUInt64LE(BigInt(length), 16 + index * 16);
    offset += length;
  });
  const counts = [all.length, entries.length, contents.length];
  counts.forEach((count, index) => header.writeBigUInt64LE(BigInt(count), 72 + index * 8));
  // Clustered: the contents are in the order of the ids.
  const bytes = [1, GZIP, GZIP, MVT, extent.minZoom, extent.maxZoom];
  bytes.forEach((byte, index) => header.writeUInt8(byte, 96 + index));
  const corners = [extent.minLon, extent.minLat, extent.maxLon, extent.maxLat];
  corners.forEach((degrees, index) => header.writeInt32LE(e7(degrees), 102 + index * 4));
  header.writeUInt8(extent.centerZoom, 118);
  header.writeInt32LE(e7(extent.centerLon), 119);
  header.writeInt32LE(e7(extent.centerLat), 123);
  return Buffer.concat([header, ...parts]);
}

const e7 = (degrees: number) => Math.round(degrees * 1e7);

const sum = (buffers: readonly Buffer[]) =>
  buffers.reduce((total, { length }) => total + length, 0);

function placed(tiles: readonly { id: number; content: Buffer }[]) {
  const entries: Entry[] = [];
  const contents: Buffer[] = [];
  const known = new Map<string, number>();
  let end = 0;
  for (const { id, content } of tiles) {
    const hash = createHash('sha256').update(content).digest('base64');
    const offset = known.get(hash) ?? end;
    const last = entries.at(-1);
    if (last?.offset === offset && last.id + last.run === id) {
      last.run += 1;
      continue;
    }
    entries.push({ id, offset, length: content.length, run: 1 });
    if (offset !== end) continue;
    known.set(hash, offset);
    contents.push(content);
    end += content.length;
  }
  return { entries, contents };
}

/** The root directory alone, or one that leads to leaf directories, if it would be too long. */
function directories(entries: readonly Entry[]): { root: Buffer; leaves: Buffer } {
  const room = FIRST_REQUEST_BYTES - HEADER_BYTES;
  const whole = directory(entries);
  if (whole.length <= room) return { root: whole, leaves: Buffer.alloc(0) };
  for (let size = 4096; ; size *= 2) {
    const links: Entry[] = [];
    const leaves: Buffer[] = [];
    for (let first = 0; first < entries.length; first += size) {
      const part = entries.slice(first, first + size);
      const leaf = directory(part);
      links.push({ id: part[0]?.id ?? 0, offset: sum(leaves), length: leaf.length, run: 0 });
      leaves.push(leaf);
    }
    const root = directory(links);
    if (root.length <= room) return { root, leaves: Buffer.concat(leaves) };
  }
}

function directory(entries: readonly Entry[]): Buffer {
  const writer = new PbfWriter();
  writer.writeVarint(entries.length);
  entries.forEach(({ id }, index) => writer.writeVarint(id - (entries[index - 1]?.id ?? 0)));
  for (const { run } of entries) writer.writeVarint(run);
  for (const { length } of entries) writer.writeVarint(length);
  entries.forEach(({ offset }, index) => {
    const before = entries[index - 1];
    const follows = before !== undefined && offset === before.offset + before.length;
    writer.writeVarint(follows ? 0 : offset + 1);
  });
  return gzipSync(writer.finish());
}
