import { existsSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../stack/repository.js';
import { readRunningSite } from '../stack/running-site.js';
import type { Flags } from './arguments.js';
import { addressOf } from './context.js';

const DEFAULT_DATA_DIR = path.join(repositoryRoot, '.data');
const DEFAULT_SITE = 'http://localhost:8000';

/** The data folders of `npm start` that a store may belong to: the one that it lies in, then the usual one. */
export const dataDirsOf = (store: string): string[] =>
  path.isAbsolute(store) ? [path.dirname(store), DEFAULT_DATA_DIR] : [DEFAULT_DATA_DIR];

/** The live site: as the flags or the environment say, or the one that `npm start` runs in the data folder of the store. */
export const siteOf = (flags: Flags, env: NodeJS.ProcessEnv = process.env): string => {
  const [dataDir = DEFAULT_DATA_DIR] = dataDirsOf(addressOf(flags));
  return flags.site ?? env['SITE'] ?? readRunningSite(dataDir)?.origin ?? DEFAULT_SITE;
};

/** The file with the smoke test's secret of the site on this machine; undefined where there is none. */
export const localSecretFile = (flags: Flags): string | undefined =>
  dataDirsOf(addressOf(flags))
    .map((dataDir) => path.join(dataDir, 'smoke-secret.secret'))
    .find((file) => existsSync(file));
