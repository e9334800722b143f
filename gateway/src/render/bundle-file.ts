import path from 'node:path';
import type { ServerBundleFile } from '@phantom/registry';
import type { BundleFile } from './render-task.js';

/**
 * Where a published build lies on this machine.
 *
 * @throws Error for one that is not in the store: nothing is fetched from elsewhere to be run here
 */
export const bundleFile = (storeDir: string, { url, integrity }: ServerBundleFile): BundleFile => {
  const file = path.resolve(storeDir, `.${url}`);
  const folder = path.resolve(storeDir, 'r') + path.sep;
  if (!url.startsWith('/') || !file.startsWith(folder)) {
    throw new Error(`a server bundle must lie in the store: ${url}`);
  }
  return { file, integrity };
};
