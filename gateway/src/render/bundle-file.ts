import path from 'node:path';
import type { ServerBundleFile } from '@phantom/registry';
import type { BundleFile } from './render-task.js';

/**
 * Where a published build lies on this machine.
 *
 * @param root the folder in which `r/` is
 * @throws Error for one that is not in the store: nothing is fetched from anywhere else to be run here
 */
export const bundleFile = (root: string, { url, integrity }: ServerBundleFile): BundleFile => {
  const file = path.resolve(root, `.${url}`);
  const folder = path.resolve(root, 'r') + path.sep;
  if (!url.startsWith('/') || !file.startsWith(folder)) {
    throw new Error(`a server bundle must lie in the store: ${url}`);
  }
  return { file, integrity };
};
