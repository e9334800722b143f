import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST_NAME, validateDeclaration } from '@phantom/registry';
import { offeredTexts } from './kit-texts.js';
import type { BuildSource } from './prepare-build.js';
import { publishBuild, type PublishOptions, type PublishResult } from './publish-build.js';

/**
 * Publishes a workspace folder: its `dist` with the declaration that lies beside it.
 *
 * @param folder of the shell or of a remote
 * @param store the store's address
 */
export const publishFolder = async (
  folder: string,
  store: string,
  author: Pick<PublishOptions, 'by' | 'ifNew' | 'isLocal' | 'isDevelopment'>,
): Promise<PublishResult> => {
  const remote = await readRemote(folder);
  return publishBuild({ distDir: path.join(folder, 'dist'), ...remote, store, ...author });
};

/**
 * What is known of a workspace folder beside its build: of a remote what its `remote.json` says, the declaration and
 * whose it is; of the shell the texts that remotes find in it.
 */
export const readRemote = async (folder: string): Promise<Omit<BuildSource, 'distDir'>> => {
  if (path.basename(folder) === HOST_NAME) return { textKeys: await offeredTexts() };
  const text = await readFile(path.join(folder, 'remote.json'), 'utf8');
  const { owner, ...declaration } = validateDeclaration(JSON.parse(text));
  return { declaration, owner };
};
