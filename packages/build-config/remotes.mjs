import { existsSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import path from 'node:path';

const repositoryRoot = fileURLToPath(new URL('../..', import.meta.url));

/** The remotes of this repository in the order of their names: every `mf-` folder with a `remote.json`. */
export const remotes = readdirSync(repositoryRoot)
  .filter((name) => name.startsWith('mf-'))
  .filter((name) => existsSync(path.join(repositoryRoot, name, 'remote.json')))
  .sort();
