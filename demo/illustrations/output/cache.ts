import { createHash, randomUUID } from 'node:crypto';
import {
  access,
  mkdir,
  readdir,
  readFile,
  rename,
  rm,
  rmdir,
  stat,
  writeFile,
} from 'node:fs/promises';
import { dirname, join } from 'node:path';

const STAMP = '.drawn-from';
const UNFINISHED = '.unfinished';

/** Milliseconds after which an unfinished folder belongs to a process that was killed: a picture takes a second or two. */
const ABANDONED = 600_000;

/** A digest of any JSON value. */
export function digest(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);
}

/** Whether a folder already has all these files, made from the same facts. */
export async function isCurrent(
  folder: string,
  stamp: string,
  files: readonly string[],
): Promise<boolean> {
  try {
    if ((await readFile(join(folder, STAMP), 'utf8')) !== stamp) return false;
    await Promise.all(files.map((file) => access(join(folder, file))));
    return true;
  } catch {
    return false;
  }
}

/**
 * Fills a temporary folder and then renames it, so that an interrupted run leaves only complete folders.
 *
 * @param fill writes the files into the given folder
 */
export async function replaceFolder(
  out: string,
  id: string,
  stamp: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const unfinished = join(out, UNFINISHED, randomUUID());
  const [fresh, old, place] = [join(unfinished, 'new'), join(unfinished, 'old'), join(out, id)];
  await mkdir(fresh, { recursive: true });
  try {
    await fill(fresh);
    await writeFile(join(fresh, STAMP), stamp);
    await mkdir(dirname(place), { recursive: true });
    await rename(place, old).catch(ignoreMissing);
    await rename(fresh, place).catch(ignoreExisting);
  } finally {
    await rm(unfinished, { recursive: true, force: true });
  }
}

/**
 * Removes the temporary folders of killed processes, but not those of running ones, which share the folder.
 *
 * @param age milliseconds since an unfinished folder was created
 */
export async function removeUnfinished(out: string, age = ABANDONED): Promise<void> {
  const unfinished = join(out, UNFINISHED);
  const names = await readdir(unfinished).catch(() => []);
  const limit = Date.now() - age;
  for (const name of names) {
    const folder = join(unfinished, name);
    const made = await stat(folder).catch(() => undefined);
    if (made && made.mtimeMs <= limit) await rm(folder, { recursive: true, force: true });
  }
  // The folder stays while another process draws.
  await rmdir(unfinished).catch(() => undefined);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Another process has drawn the same picture in the meantime. */
function ignoreExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}
