import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { repositoryRoot } from './repository.js';

/**
 * Puts the shell and every remote as they were built last into a store.
 *
 * @param store a folder, or `s3://…` whose keys are in the environment
 */
export async function publishRemotes(store: string): Promise<void> {
  // The publisher stands on a package that the first start has only just built.
  const { publishFolder } = await import('../publish/publish-folder.js');
  for (const name of ['shell', ...remotes]) {
    await publishFolder(join(repositoryRoot, name), store, { by: 'npm start' });
  }
}
