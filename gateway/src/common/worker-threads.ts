import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Piscina } from 'piscina';

/**
 * A pool tries `require` first, and `import` if that is refused. Terminating a worker while Node.js requires an ES module
 * crashes the whole process (`v8::Module::IsGraphAsync must be used on an instantiated module`, Node 20.20).
 */
const NO_REQUIRE_OF_MODULES = '--no-experimental-require-module';

const flags = [NO_REQUIRE_OF_MODULES].filter((flag) =>
  process.allowedNodeEnvironmentFlags.has(flag),
);

/** In tests the workers run from their TypeScript source. */
const extension = path.extname(fileURLToPath(import.meta.url));

/**
 * A lower priority than the main thread: it sends the cached responses to all clients, and only the clients of one page wait
 * for a worker. Not the lowest: where the gateway shares a session with busy processes, a worker at 19 gets no processor for
 * seconds (sched(7), autogroup).
 */
const NICE = 5;

/**
 * Options of a thread pool.
 *
 * @param module the URL of its worker, without the extension
 */
export const workerThreadOptions = (module: URL) =>
  ({
    filename: `${fileURLToPath(module)}${extension}`,
    execArgv: extension === '.ts' ? [...flags, '--import', 'tsx'] : flags,
    // A worker that sleeps in Atomics.wait would not notice that its idle connections close.
    atomics: 'disabled',
    recordTiming: false,
    env: { NODE_ENV: 'production' },
    niceIncrement: NICE,
  }) satisfies ConstructorParameters<typeof Piscina>[0];
