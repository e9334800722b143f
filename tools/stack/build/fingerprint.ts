import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { repositoryRoot } from '../repository.js';

const skipped = new Set(['node_modules', 'dist', '.data', 'test', 'demo']);
/** No build reads tests and documents. */
const isNoInput = (name: string) => /\.((int-)?spec\.tsx?|md)$/.test(name);

async function listFiles(path: string): Promise<string[]> {
  const entries = await readdir(path, { withFileTypes: true }).catch(() => undefined);
  if (!entries) return [path];
  const nested = entries
    .filter(({ name }) => !skipped.has(name) && !isNoInput(name))
    .map((entry) =>
      entry.isDirectory() ? listFiles(join(path, entry.name)) : [join(path, entry.name)],
    );
  return (await Promise.all(nested)).flat().sort();
}

/** A hash over the command of a build and the names and contents of everything that it reads. */
export async function fingerprint(
  inputs: string[],
  command: string[],
  root = repositoryRoot,
): Promise<string> {
  const options = command.slice(1).join(' ');
  const hash = createHash('sha256').update(process.version).update(options);
  for (const input of inputs) {
    for (const file of await listFiles(join(root, input))) {
      hash.update(relative(root, file)).update(await readFile(file));
    }
  }
  return hash.digest('hex');
}
