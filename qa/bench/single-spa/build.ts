import { join } from 'node:path';
import { remotes } from '@phantom/build-config/remotes.mjs';
import { buildChanged } from '../../../tools/stack/build/build-changed.js';
import { frontendInputs } from '../../../tools/stack/build/build-targets.js';
import { repositoryRoot } from '../../../tools/stack/repository.js';

const FOLDER = join('.data', 'bench', 'single-spa');

/** Builds the single-page application unless it is current; returns its folder. */
export async function buildSingleSpa(): Promise<string> {
  const dist = join(repositoryRoot, FOLDER);
  await buildChanged(new AbortController().signal, [
    {
      name: 'single-spa',
      inputs: [...frontendInputs, 'shell', ...remotes, 'qa/bench/single-spa'],
      outputs: [FOLDER],
      command: [
        join(repositoryRoot, 'node_modules', '.bin', 'webpack'),
        ...['--mode', 'production', '--config', 'qa/bench/single-spa/webpack.config.mjs'],
        ...['--output-path', dist],
      ],
      cwd: repositoryRoot,
    },
  ]);
  return dist;
}
