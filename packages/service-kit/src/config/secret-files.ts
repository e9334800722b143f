import { readFileSync } from 'node:fs';
import { StartupError } from '../errors/app-error.js';

const SUFFIX = '_FILE';

/**
 * The environment with what lies in files: `DATABASE_URL_FILE` names one that holds what `DATABASE_URL` would. So a secret need not
 * stand in the environment, where whoever sees the process may see it. An empty file leaves the variable unset.
 *
 * @param isKnown whether a variable is one that the process reads
 * @throws StartupError with one line that names the variable, never what the file holds
 */
export function withSecretFiles(
  env: NodeJS.ProcessEnv,
  isKnown: (name: string) => boolean,
): NodeJS.ProcessEnv {
  const whole = { ...env };
  for (const [variable, path] of Object.entries(env)) {
    if (!path || !variable.endsWith(SUFFIX)) continue;
    const name = variable.slice(0, -SUFFIX.length);
    if (!isKnown(name)) continue;
    if (env[name]) {
      throw new StartupError(
        `Bad configuration: ${name} and ${variable} are both set: leave one out`,
      );
    }
    whole[name] = contentOf(variable, path);
  }
  return whole;
}

/** Without the end of its line, which editors and `echo` put there. */
function contentOf(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new StartupError(
      `Bad configuration: ${variable} names a file that cannot be read: ${path}`,
    );
  }
}
