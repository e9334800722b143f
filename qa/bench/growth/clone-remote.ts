import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteDeclaration } from '@phantom/registry';
import { BUILD_FILE, type BuildOutput } from '../../../tools/publish/build-output.js';
import { integrityOf, readBundleFiles } from '../../../tools/publish/bundle-files.js';
import { publishBuild } from '../../../tools/publish/publish-build.js';
import { readRemote } from '../../../tools/publish/publish-folder.js';
import { repositoryRoot } from '../../../tools/stack/repository.js';

/** The cloned section: a real one, and a small one. */
const ORIGINAL = 'mf-portfolio';
/** Matches its own paths; API calls have other prefixes. */
const OWN_PATH = /(["'`])\/(single)?portfolio(?=["'`/?])/g;

/**
 * Publishes the portfolio section again under another name and with other routes. The clone has no menu entry, because
 * a header with a hundred links would dominate the measurement.
 *
 * @param folder the target of the renamed build
 */
export async function publishClone(name: string, folder: string, store: string): Promise<void> {
  const home = join(repositoryRoot, ORIGINAL);
  const distDir = join(folder, name, 'dist');
  const build = { name: BUILD_FILE, content: await readFile(join(home, 'dist', BUILD_FILE)) };
  const files = [...(await readBundleFiles(join(home, 'dist'))), build];
  const texts = files.filter((file) => isText(file.name)).map(({ content }) => content.toString());
  const hashes = texts.map((text) => [sha256(text), sha256(renamed(text, name))] as const);
  const written = new Map<string, Buffer>();
  for (const file of files) {
    if (file.name.endsWith('.map')) continue;
    const target = join(distDir, file.name);
    await mkdir(dirname(target), { recursive: true });
    const own = isText(file.name)
      ? Buffer.from(rehashed(renamed(file.content.toString(), name), hashes))
      : file.content;
    await writeFile(target, file.name === BUILD_FILE ? withIntegrity(own, written) : own);
    written.set(file.name, own);
  }
  const { declaration } = await readRemote(home);
  const own = JSON.parse(renamed(JSON.stringify(declaration), name)) as RemoteDeclaration;
  await publishBuild({ distDir, declaration: { ...own, menu: [] }, store, by: 'npm run bench' });
}

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** The entry contains the hashes of its chunks. */
const rehashed = (text: string, hashes: readonly (readonly [old: string, own: string])[]): string =>
  hashes.reduce((result, [old, own]) => result.replaceAll(old, own), text);

/** The build description is written last, because it lists the resulting files. */
const withIntegrity = (description: Buffer, files: ReadonlyMap<string, Buffer>): string => {
  const build = JSON.parse(description.toString()) as BuildOutput;
  const named = Object.keys(build.integrity ?? {});
  const integrity = Object.fromEntries(
    named.map((file) => [file, integrityOf(files.get(file) ?? Buffer.alloc(0))]),
  );
  return JSON.stringify({ ...build, integrity });
};

const isText = (file: string): boolean => /\.(js|cjs|css|json)$/.test(file);

/** Renames the remote in a source, including the names that webpack derived from it. */
const renamed = (text: string, name: string): string =>
  text
    .replaceAll(ORIGINAL, name)
    .replaceAll(ORIGINAL.replaceAll('-', '_'), name.replaceAll('-', '_'))
    .replace(OWN_PATH, (_path, quote, single = '') => `${quote}/${single}${name}`);
