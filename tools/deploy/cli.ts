import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { repositoryRoot } from '../stack/repository.js';

// Registry and store may never have been built here, or from older sources: what is current takes no time.
const tsc = path.join(repositoryRoot, 'node_modules', '.bin', 'tsc');
const built = spawnSync(tsc, ['-b', 'packages/store'], { cwd: repositoryRoot, stdio: [0, 2, 2] });
if (built.status !== 0) process.exit(1);

const { readArguments } = await import('./arguments.js');
const { ending } = await import('./failure.js');
const { run } = await import('./run.js');
try {
  const { command, flags } = readArguments(process.argv.slice(2));
  await run(command, flags);
} catch (error) {
  const { exitCode, message } = ending(error);
  console.error(message);
  process.exitCode = exitCode;
}
