import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { explain } from '../failure.js';
import { repositoryRoot } from '../repository.js';
import { buildChanged } from './build-changed.js';
import { buildTargets } from './build-targets.js';

// Names narrow it down: `npm run build -- services mf-staff`.
const names = process.argv.slice(2);
const targets = buildTargets(false).filter(({ name }) => !names.length || names.includes(name));

try {
  await mkdir(join(repositoryRoot, '.data'), { recursive: true });
  const built = await buildChanged(new AbortController().signal, targets);
  console.log(
    built.length > 0 ? `Built: ${built.join(', ')}` : 'Nothing changed since the last build.',
  );
} catch (error) {
  console.error(`✗ ${explain(error)}`);
  process.exitCode = 1;
}
