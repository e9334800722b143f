// openapi.json of the gateway and every service, from them the gateway's routing table and the types of the clients, and
// the main streets of the map.
// With --check nothing may change: what is committed must be current. The check of the server builds comes before it.
import { execFile, execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { fromRoot, repositoryRoot } from '../stack/repository.js';
import { makeApiTypes } from '../api-types.mjs';
import { mainStreets } from './main-streets.js';
import { documentedOperations, SERVERS } from './operations.js';
import { renderRoutingTable, routesOf } from './routing-table.js';
import { renderSectionPaths, sectionPaths } from './section-paths.js';

const ROUTING_TABLE = join(repositoryRoot, 'gateway/src/generated/routing-table.ts');

const SECTION_PATHS = join(repositoryRoot, 'services/content/src/generated/section-paths.ts');

const TILES = join(repositoryRoot, 'gateway/assets/map/nyc.pmtiles');
const CITY = join(repositoryRoot, 'packages/map/src/city/generated');
const MAIN_STREETS = join(CITY, 'main-streets.json');

const contentOf = (file: string) => readFile(file, 'utf8').catch(() => '');

/** @returns the files that `write` has changed */
async function changedBy(files: string[], write: () => unknown): Promise<string[]> {
  const before = await Promise.all(files.map(contentOf));
  await write();
  const after = await Promise.all(files.map(contentOf));
  return files.filter((_, index) => before[index] !== after[index]);
}

const writeDocument = (server: string) => {
  const cwd = join(repositoryRoot, server);
  return changedBy([join(cwd, 'openapi.json')], () =>
    promisify(execFile)(process.execPath, ['dist/openapi.js'], { cwd }),
  );
};

const isCheck = process.argv.includes('--check');
// The documents are those of the built servers: without this they would be of the last build.
if (!isCheck) {
  const compiler = join(repositoryRoot, 'node_modules/typescript/bin/tsc');
  const options = { cwd: repositoryRoot, stdio: 'inherit' } as const;
  execFileSync(process.execPath, [compiler, '-b', 'tsconfig.build.json'], options);
}
const changed = (await Promise.all(SERVERS.map(writeDocument))).flat();
const table = renderRoutingTable(routesOf(documentedOperations()));
changed.push(...(await changedBy([ROUTING_TABLE], () => writeFile(ROUTING_TABLE, table))));
const paths = renderSectionPaths(sectionPaths());
changed.push(...(await changedBy([SECTION_PATHS], () => writeFile(SECTION_PATHS, paths))));
const streets = `${JSON.stringify(await mainStreets(TILES, join(CITY, 'new-york.json')), null, 1)}\n`;
changed.push(...(await changedBy([MAIN_STREETS], () => writeFile(MAIN_STREETS, streets))));
await makeApiTypes();

for (const file of changed) console.log(`changed: ${fromRoot(file)}`);
if (isCheck && changed.length > 0) {
  console.error('✗ The files above were not current. They are now: review and commit them.');
  process.exitCode = 1;
}
