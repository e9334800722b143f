// The types of all calls, made from the committed openapi.json of each server: packages/api-client/src/generated, which is not committed.
// Runs after an install and before types are checked; without the documents, as where only the dependencies are installed, it does nothing.
import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = `${root}packages/api-client/src/generated`;
const servers = [
  'gateway',
  'services/auth',
  'services/content',
  'services/listings',
  'services/properties',
];

const readOrEmpty = (file) => readFile(file, 'utf8').catch(() => '');

/** The first line of a file: what it was made from, and by which version of the generator. */
function stampOf(document) {
  const { version } = createRequire(import.meta.url)('openapi-typescript/package.json');
  const hash = createHash('sha256').update(document).update(version).digest('hex');
  return `// Made from openapi.json by tools/api-types.mjs: ${hash}\n`;
}

async function makeTypesOf(server) {
  const document = await readOrEmpty(`${root}${server}/openapi.json`);
  if (document === '') return;
  const file = `${folder}/${basename(server)}.ts`;
  const stamp = stampOf(document);
  if ((await readOrEmpty(file)).startsWith(stamp)) return;
  const { default: openapiTypes, astToString } = await import('openapi-typescript');
  const types = astToString(await openapiTypes(JSON.parse(document)));
  await mkdir(folder, { recursive: true });
  await writeFile(file, stamp + types);
}

/** Makes the types whose document has changed. */
export const makeApiTypes = () => Promise.all(servers.map(makeTypesOf));

if (process.argv[1] === fileURLToPath(import.meta.url)) await makeApiTypes();
