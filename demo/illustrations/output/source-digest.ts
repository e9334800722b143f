import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { digest } from './cache.js';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** The server decides when a picture is drawn, not how. */
const SERVER = /^server[\\/]/;

/** Changes with the drawing code, so that every picture is drawn again. */
export async function sourceDigest(): Promise<string> {
  const names = await readdir(ROOT, { recursive: true });
  const sources = names
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.spec.ts') && !SERVER.test(name))
    .sort();
  const texts = await Promise.all(sources.map((name) => readFile(join(ROOT, name), 'utf8')));
  return digest(texts);
}
