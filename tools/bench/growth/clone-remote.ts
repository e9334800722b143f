import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { RemoteDeclaration } from '@phantom/registry';
import { BUILD_FILE } from '../../publish/build-output.js';
import { readBundleFiles } from '../../publish/bundle-files.js';
import { publishBuild } from '../../publish/publish-build.js';
import { readDeclaration } from '../../publish/publish-folder.js';
import { repositoryRoot } from '../../stack/repository.js';

/** A real section, and a small one. */
const ORIGINAL = 'mf-portfolio';
/** Its own paths; calls of the API begin with another word. */
const OWN_PATH = /(["'`])\/(single)?portfolio(?=["'`/?])/g;

/**
 * Publishes the portfolio section once more under another name and other routes. It has no entry in the menu:
 * a header with a hundred links would measure the header.
 *
 * @param folder where the renamed build is kept
 */
export async function publishClone(name: string, folder: string, store: string): Promise<void> {
  const home = join(repositoryRoot, ORIGINAL);
  const distDir = join(folder, name, 'dist');
  const build = { name: BUILD_FILE, content: await readFile(join(home, 'dist', BUILD_FILE)) };
  for (const file of [...(await readBundleFiles(join(home, 'dist'))), build]) {
    if (file.name.endsWith('.map')) continue;
    const target = join(distDir, file.name);
    await mkdir(dirname(target), { recursive: true });
    await writeFile(
      target,
      isText(file.name) ? renamed(file.content.toString(), name) : file.content,
    );
  }
  const declaration = renamed(JSON.stringify(await readDeclaration(home)), name);
  const clone = { ...(JSON.parse(declaration) as RemoteDeclaration), menu: [] };
  await publishBuild({ distDir, declaration: clone, store });
}

const isText = (file: string): boolean => /\.(js|cjs|css|json)$/.test(file);

/** The same source with other names: also those that webpack has made of them. */
const renamed = (text: string, name: string): string =>
  text
    .replaceAll(ORIGINAL, name)
    .replaceAll(ORIGINAL.replaceAll('-', '_'), name.replaceAll('-', '_'))
    .replace(OWN_PATH, (_path, quote, single = '') => `${quote}/${single}${name}`);
