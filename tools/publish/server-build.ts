import { createRequire } from 'node:module';
import path from 'node:path';
import type { SectionBundle } from '@phantom/registry';

/** Where a build has what the gateway renders pages by, if it has one. */
export const SERVER_FILE = 'server/server.cjs';

/**
 * Asks a remote's server bundle for the modules that each of its routes loads.
 *
 * @throws Error if the bundle cannot be run, as when a module touches `window` while it is loaded
 */
export const describeRoutes = async (distDir: string): Promise<Record<string, string[]>> => {
  const require = createRequire(import.meta.url);
  const file = path.resolve(distDir, SERVER_FILE);
  try {
    return await (require(file) as SectionBundle).describeRoutes();
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${file} cannot be run on a server: ${reason}`, { cause: error });
  }
};
