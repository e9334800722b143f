// `npm run map:tiles -- new-york.osm.pbf`: builds the streets of the map anew from an extract of OpenStreetMap.
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { runToTheEnd } from '../command/command.js';
import { StackFailure } from '../stack/failure.js';
import { buildTiles } from './build-tiles.js';

const ARCHIVE = fileURLToPath(new URL('../../gateway/assets/map/nyc.pmtiles', import.meta.url));

await runToTheEnd(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { base: { type: 'string' }, output: { type: 'string' } },
  });
  const [extract] = positionals;
  if (extract === undefined || positionals.length > 1)
    throw new StackFailure('Name one extract: npm run map:tiles -- new-york.osm.pbf');
  const { base = ARCHIVE, output = base } = values;
  const { tiles, bytes } = await buildTiles({ extract, base, output });
  console.log(`${output}: ${tiles} tiles, ${(bytes / 1e6).toFixed(1)} MB`);
  console.log('Run `npm run generate` for the main streets of the first map.');
  console.log('State the date of the extract in tools/quality/licences/map-data.ts.');
});
