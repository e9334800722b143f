import path from 'node:path';
import { fileURLToPath } from 'node:url';

// Run from its source, as tests do, the worker must be compiled on the way.
const extension = path.extname(fileURLToPath(import.meta.url));

/** How a render worker is started. */
export const WORKER_FILE = {
  filename: fileURLToPath(new URL(`./render-worker${extension}`, import.meta.url)),
  execArgv: extension === '.ts' ? ['--import', 'tsx'] : [],
};
