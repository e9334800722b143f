import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

const REPOSITORY = new URL('../../../', import.meta.url);

/** Reads a demo data file of the repository; returns an empty list for a service without demo data. */
export async function readDemoList<T>(path: string): Promise<T[]> {
  const file = fileURLToPath(new URL(path, REPOSITORY));
  try {
    return JSON.parse(await readFile(file, 'utf8')) as T[];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return [];
    throw new Error(`Cannot read the demo data in ${path}: ${(error as Error).message}`, {
      cause: error,
    });
  }
}
