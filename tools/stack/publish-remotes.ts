import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { repositoryRoot } from './repository.js';
import type { StackOptions } from './stack-options.js';

/** Puts the shell and every remote as they were built last into the local store. */
export async function publishRemotes({ dataDir }: StackOptions): Promise<void> {
  // The publisher stands on a package that the first start has only just built.
  const { publishFolder } = await import('../publish/publish-folder.js');
  for (const name of ['shell', ...remotes]) {
    await publishFolder(join(repositoryRoot, name), join(dataDir, 'store'), { by: 'npm start' });
  }
}
