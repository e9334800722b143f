import type { BootManifest } from '@phantom/registry/boot-manifest';

/** Reads what the gateway inlined: which remotes there are, and which version of each this page uses. */
export function readBootManifest(page: Document): BootManifest {
  const text = page.getElementById('boot-manifest')?.textContent;
  if (!text) throw new Error('The page carries no boot manifest');
  return JSON.parse(text) as BootManifest;
}
