import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { repositoryRoot } from '../stack/repository.js';

const folder = join(repositoryRoot, '.data', 'cache', 'brotli-sizes');

const readSize = (file: string): number => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
};

function storeSize(file: string, bytes: number): void {
  try {
    mkdirSync(folder, { recursive: true });
    // Another process may read it at the same time.
    writeFileSync(`${file}.${process.pid}`, String(bytes));
    renameSync(`${file}.${process.pid}`, file);
  } catch {
    // An image that publishes may not write here. The size is then computed each time.
  }
}

/** The bytes of a content after the best compression. It is compressed once: budgets and each published site weigh the same files. */
export function brotliSize(content: string | Buffer): number {
  const key = createHash('sha256').update(process.version).update(content).digest('hex');
  const file = join(folder, key);
  const known = readSize(file);
  if (known > 0) return known;
  const { byteLength } = brotliCompressSync(content);
  storeSize(file, byteLength);
  return byteLength;
}
