import { readFileSync } from 'node:fs';
import { StartupError } from '../errors/app-error.js';

const SUFFIX = '_FILE';

/** Adds the values of files to the environment: `X_FILE` names a file with the value of `X`. @throws StartupError without the content */
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

/** Without the final line feed of editors and `echo`. */
function contentOf(variable: string, path: string): string {
  try {
    return readFileSync(path, 'utf8').replace(/\r?\n$/, '');
  } catch {
    throw new StartupError(
      `Bad configuration: ${variable} names a file that cannot be read: ${path}`,
    );
  }
}
