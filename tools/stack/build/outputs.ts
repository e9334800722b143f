import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a compiler notes for itself, and no program reads. */
const isNote = (name: string) => name.endsWith('.tsbuildinfo');

/** The files of folders that a build wrote, each with its size and the hash of its content: `gateway/dist/main.js`. */
export async function outputManifest(
  root: string,
  folders: readonly string[],
): Promise<Record<string, string>> {
  const manifest: Record<string, string> = {};
  for (const folder of [...folders].sort()) {
    const names = await readdir(join(root, folder), { recursive: true, withFileTypes: true }).catch(
      () => [],
    );
    const files = names
      .filter((entry) => entry.isFile() && !isNote(entry.name))
      .map((entry) => join(entry.parentPath, entry.name))
      .sort();
    for (const file of files) {
      const content = await readFile(file);
      const hash = createHash('sha256').update(content).digest('hex').slice(0, 24);
      manifest[file.slice(root.length)] = `${content.byteLength} ${hash}`;
    }
  }
  return manifest;
}

/** Whether the folders hold what is in the manifest, and nothing else. */
export async function hasOutputs(
  root: string,
  folders: readonly string[],
  manifest: Record<string, string>,
): Promise<boolean> {
  const found = await outputManifest(root, folders);
  const names = Object.keys(manifest);
  return (
    names.length > 0 &&
    names.length === Object.keys(found).length &&
    names.every((name) => manifest[name] === found[name])
  );
}
