import { plainToInstance } from 'class-transformer';
import { validateSync, type ValidationError } from 'class-validator';
import { StartupError } from '../errors/app-error.js';
import { withSecretFiles } from './secret-files.js';
import { fieldName, variableName, variablesOf } from './variables.js';

/** A class whose fields are validated by class-validator and named as the variables in camel case. */
export type ConfigClass<T extends object> = new () => T;

/** Reads a configuration from the environment: `databaseUrl` takes `DATABASE_URL` or the file of `DATABASE_URL_FILE`. @throws StartupError */
export function loadConfig<T extends object>(
  Config: ConfigClass<T>,
  env: NodeJS.ProcessEnv = process.env,
): T {
  const known = variablesOf(Config);
  const given = Object.entries(withSecretFiles(env, (name) => known.has(name)))
    .filter(([, value]) => value !== undefined && value !== '')
    .map(([name, value]) => [fieldName(name), value]);
  const config = plainToInstance(Config, Object.fromEntries(given));
  const faults = validateSync(config, { whitelist: true });
  if (faults.length > 0) {
    throw new StartupError(`Bad configuration: ${faults.map(describeFault).join('; ')}`);
  }
  return config;
}

/** The message does not contain the value: it may be a password. */
function describeFault({ property, value, constraints }: ValidationError): string {
  if (value === undefined) return `${variableName(property)} is not set`;
  const [message = `${property} is not valid`] = Object.values(constraints ?? {});
  return message.replaceAll(property, variableName(property));
}
