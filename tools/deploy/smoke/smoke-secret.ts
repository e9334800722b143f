import { readFileSync } from 'node:fs';
import { DeployFailure, EXIT } from '../failure.js';

/**
 * By what the site gives tokens for a smoke test: `SMOKE_SECRET`, the content of the file `SMOKE_SECRET_FILE`, or that of the product on
 * this machine.
 *
 * @param localFile where `npm start` keeps its own
 * @returns undefined where there is none
 */
export const readSmokeSecret = (
  localFile: string | undefined,
  env: NodeJS.ProcessEnv = process.env,
): string | undefined => {
  const { SMOKE_SECRET: secret, SMOKE_SECRET_FILE: file } = env;
  if (secret) return secret;
  if (file) return contentOf(file) || undefined;
  return localFile === undefined ? undefined : contentOf(localFile);
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
