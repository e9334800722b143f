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
const WORKSHOP = '.unfinished';

/** Milliseconds after which an unfinished folder belongs to a run that was killed: a picture takes a second or two. */
const ABANDONED = 600_000;

/** A digest of anything that JSON can say. */
export function digest(...parts: unknown[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 24);
}

/** Whether a folder already holds every one of these files, made from the same facts. */
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
 * Fills a folder beside its place and then moves it there, so that an interrupted run leaves whole folders only.
 *
 * @param fill writes the files into the folder it is given
 */
export async function replaceFolder(
  out: string,
  id: string,
  stamp: string,
  fill: (folder: string) => Promise<void>,
): Promise<void> {
  const workshop = join(out, WORKSHOP, randomUUID());
  const [fresh, old, place] = [join(workshop, 'new'), join(workshop, 'old'), join(out, id)];
  await mkdir(fresh, { recursive: true });
  try {
    await fill(fresh);
    await writeFile(join(fresh, STAMP), stamp);
    await mkdir(dirname(place), { recursive: true });
    await rename(place, old).catch(ignoreMissing);
    await rename(fresh, place).catch(ignoreOccupied);
  } finally {
    await rm(workshop, { recursive: true, force: true });
  }
}

/**
 * Removes what killed runs left behind. The folder is shared: what another process draws into it now stays.
 *
 * @param age milliseconds since an unfinished folder was made
 */
export async function clearWorkshop(out: string, age = ABANDONED): Promise<void> {
  const workshop = join(out, WORKSHOP);
  const names = await readdir(workshop).catch(() => []);
  const limit = Date.now() - age;
  for (const name of names) {
    const folder = join(workshop, name);
    const made = await stat(folder).catch(() => undefined);
    if (made && made.mtimeMs <= limit) await rm(folder, { recursive: true, force: true });
  }
  // It stays where somebody else draws.
  await rmdir(workshop).catch(() => undefined);
}

function ignoreMissing(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOENT') throw error;
}

/** Another process has drawn the same picture in the meantime. */
function ignoreOccupied(error: NodeJS.ErrnoException): void {
  if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST') throw error;
}
