import { join } from 'node:path';
import type { BenchContext } from '../benchmark.js';
import { buildSingleSpa } from '../single-spa/build.js';
import { publishSingleSpa } from '../single-spa/publish.js';

/** Both drawn by the browser, before the same services: what differs is how the scripts were built. */
export async function compositionSites({ stack, workDir }: BenchContext) {
  const store = join(workDir, 'single-spa-store');
  await publishSingleSpa(await buildSingleSpa(), store);
  return {
    composed: await stack.gateway('gateway-composed', { RENDER: 'off' }),
    single: await stack.gateway('gateway-single-spa', { RENDER: 'off', STORE: store }),
  };
}
