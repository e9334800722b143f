import type { RegistryDocument, ServerBundleFile } from './registry-document.js';

/**
 * The build for the server that belongs to what a page loads.
 *
 * @param version as the boot manifest names it
 * @returns undefined for a version without one, and for a build that nobody registered
 */
export const serverBundleOf = (
  { microFrontends }: RegistryDocument,
  name: string,
  version: string,
): ServerBundleFile | undefined =>
  microFrontends[name]?.find(({ metadata }) => metadata.version === version)?.extras.server;
