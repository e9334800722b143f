import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { repositoryRoot } from '../repository.js';

/**
 * Builds a package of `packages/` that a command stands on: it may never have been built here, or from older sources.
 * What is current takes no time. Ends the process where that fails, which the compiler has explained by then.
 */
export function buildPackage(name: string): void {
  const tsc = join(repositoryRoot, 'node_modules', '.bin', 'tsc');
  // Standard output belongs to the command's own answer.
  const { status } = spawnSync(tsc, ['-b', `packages/${name}`], {
    cwd: repositoryRoot,
    stdio: [0, 2, 2],
  });
  if (status !== 0) process.exit(1);
}
