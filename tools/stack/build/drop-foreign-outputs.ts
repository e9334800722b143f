import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** What the compiler makes of `a.ts`. */
const OUTPUT = /\.(js|d\.ts)(\.map)?$/;
const SOURCE = /(?<!\.d|\.spec)\.tsx?$/;

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1));
}

/**
 * Removes from a project's `dist` what `tsc -b` would leave there: outputs of sources that are gone. All of it, where a file is
 * missing or is newer than the compiler's own note: then somebody else has written it.
 *
 * @param project a folder with `src` and `dist`
 */
export async function dropForeignOutputs(project: string): Promise<void> {
  const [sources, outputs] = await Promise.all([
    filesIn(join(project, 'src')),
    filesIn(join(project, 'dist')),
  ]);
  const stems = new Set(
    sources.filter((name) => SOURCE.test(name)).map((name) => name.replace(SOURCE, '')),
  );
  const dist = join(project, 'dist');
  if (!(await isOfCompiler(dist, outputs, stems))) {
    await rm(dist, { recursive: true, force: true });
    return;
  }
  const stale = outputs.filter((name) => OUTPUT.test(name) && !stems.has(name.replace(OUTPUT, '')));
  await Promise.all(stale.map((name) => rm(join(dist, name))));
}

async function isOfCompiler(dist: string, outputs: string[], stems: Set<string>): Promise<boolean> {
  const note = await stat(join(dist, '.tsbuildinfo')).catch(() => undefined);
  if (!note) return false;
  const made = new Set(outputs);
  const before = await compiledBefore(note.mtimeMs, dist, stems);
  if (before.some((stem) => !made.has(`${stem}.js`))) return false;
  const times = await Promise.all(outputs.map((name) => stat(join(dist, name))));
  return times.every(({ mtimeMs }) => mtimeMs <= note.mtimeMs);
}

/** The sources that were there when the compiler wrote its note: a new one has no output yet. */
async function compiledBefore(time: number, dist: string, stems: Set<string>): Promise<string[]> {
  const src = join(dist, '..', 'src');
  const known: string[] = [];
  for (const stem of stems) {
    const file = await stat(join(src, `${stem}.ts`)).catch(() => undefined);
    if (file && file.ctimeMs <= time) known.push(stem);
  }
  return known;
}
