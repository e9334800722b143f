import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { HOST_NAME, type RemoteDeclaration, validateDeclaration } from '@phantom/registry';
import { publishBuild, type PublishResult } from './publish-build.js';

/**
 * Publishes a workspace folder: its `dist` with the declaration that lies beside it.
 *
 * @param folder of the shell or of a remote
 * @param store the store's folder
 */
export const publishFolder = async (folder: string, store: string): Promise<PublishResult> => {
  const declaration = await readDeclaration(folder);
  return publishBuild({ distDir: path.join(folder, 'dist'), declaration, store });
};

/** The content of the `remote.json` in a remote's folder; the shell has none. */
export const readDeclaration = async (folder: string): Promise<RemoteDeclaration | undefined> => {
  if (path.basename(folder) === HOST_NAME) return undefined;
  const text = await readFile(path.join(folder, 'remote.json'), 'utf8');
  return validateDeclaration(JSON.parse(text));
};
