// openapi.json of the gateway and every service, and from them the types of the clients.
// With --check nothing may change: what is committed must be current.
import { execFileSync } from 'node:child_process';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import openapiTypes, { astToString, type OpenAPI3 } from 'openapi-typescript';
import { fromRoot, repositoryRoot } from '../stack/repository.js';

const services = ['auth', 'content', 'listings', 'properties'].map((name) => `services/${name}`);
const clientDir = join(repositoryRoot, 'packages', 'api-client', 'src', 'generated');

const readOrEmpty = (file: string) => readFile(file, 'utf8').catch(() => '');

/** Writes the file when its content is new; answers whether it was. */
async function update(file: string, content: string): Promise<boolean> {
  if ((await readOrEmpty(file)) === content) return false;
  await writeFile(file, content);
  return true;
}

async function generateFor(server: string): Promise<string[]> {
  const folder = join(repositoryRoot, server);
  const document = join(folder, 'openapi.json');
  const before = await readOrEmpty(document);
  execFileSync(process.execPath, ['dist/openapi.js'], { cwd: folder, stdio: 'inherit' });
  const after = await readFile(document, 'utf8');
  const types = astToString(await openapiTypes(JSON.parse(after) as OpenAPI3));
  const typesFile = join(clientDir, `${basename(server)}.ts`);
  const typesChanged = await update(typesFile, types);
  return [...(before === after ? [] : [document]), ...(typesChanged ? [typesFile] : [])];
}

await mkdir(clientDir, { recursive: true });
const changed = (await Promise.all(['gateway', ...services].map(generateFor))).flat().map(fromRoot);
for (const file of changed) console.log(`changed: ${file}`);
if (process.argv.includes('--check') && changed.length > 0) {
  console.error('✗ The files above were not current. They are now: review and commit them.');
  process.exitCode = 1;
}
