import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Run from its source, as tests do, the worker must be compiled on the way.
const extension = path.extname(fileURLToPath(import.meta.url));

/**
 * A pool tries `require` first. A worker that is ended while Node requires an ES module so takes the whole process with
 * it (`v8::Module::IsGraphAsync must be used on an instantiated module`, Node 20.20); refused, the pool imports.
 */
const NO_REQUIRE_OF_MODULES = '--no-experimental-require-module';

const flags = [NO_REQUIRE_OF_MODULES].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** How a render worker is started. */
export const WORKER_FILE = {
  filename: fileURLToPath(new URL(`./render-worker${extension}`, import.meta.url)),
  execArgv: extension === '.ts' ? [...flags, '--import', 'tsx'] : flags,
};
