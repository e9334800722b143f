import { PbfReader, PbfWriter } from 'pbf';

/** The field of a tile that has a layer, and the field of a layer that has its name: https://github.com/mapbox/vector-tile-spec */
const LAYER = 3;
const NAME = 1;

/** A tile with the layers of `tile` except one, and with that one of `other`, where it has it. */
export function withLayerOf(
  name: string,
  tile: Uint8Array | undefined,
  other: Uint8Array | undefined,
): Uint8Array {
  const writer = new PbfWriter();
  const layers = [
    ...layersOf(tile).filter((layer) => layer.name !== name),
    ...layersOf(other).filter((layer) => layer.name === name),
  ];
  for (const { bytes } of layers) writer.writeBytesField(LAYER, bytes);
  return writer.finish();
}

interface Layer {
  name: string;
  /** The message of the layer. */
  bytes: Uint8Array;
}

/** The layers of a tile (MVT). */
export function layersOf(tile: Uint8Array | undefined): Layer[] {
  if (!tile) return [];
  return new PbfReader(tile).readFields<Layer[]>((tag, layers, reader) => {
    if (tag !== LAYER) return;
    const bytes = reader.readBytes();
    layers.push({ name: nameOf(bytes), bytes });
  }, []);
}

const nameOf = (layer: Uint8Array): string =>
  new PbfReader(layer).readFields<{ name: string }>(
    (tag, found, reader) => {
      if (tag === NAME) found.name = reader.readString();
    },
    { name: '' },
  ).name;
