import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { repositoryRoot } from '../../stack/repository.js';
import { DeployFailure, EXIT } from '../failure.js';

/** Where `npm start` keeps its own. */
const LOCAL_FILE = path.join(repositoryRoot, '.data', 'smoke-secret.secret');

/**
 * By what the site gives tokens for a smoke test: `SMOKE_SECRET`, the content of the file `SMOKE_SECRET_FILE`, or that of the product on
 * this machine.
 *
 * @returns undefined where there is none
 */
export const readSmokeSecret = (env: NodeJS.ProcessEnv = process.env): string | undefined => {
  const { SMOKE_SECRET: secret, SMOKE_SECRET_FILE: file } = env;
  if (secret) return secret;
  if (file) return contentOf(file) || undefined;
  return existsSync(LOCAL_FILE) ? contentOf(LOCAL_FILE) : undefined;
};

const contentOf = (file: string): string => {
  try {
    return readFileSync(file, 'utf8').trim();
  } catch {
    throw new DeployFailure(
      EXIT.usage,
      `SMOKE_SECRET_FILE names a file that cannot be read: ${file}`,
    );
  }
};
