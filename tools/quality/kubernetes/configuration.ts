import { join } from 'node:path';
import { BackupConfig, FilesBackupConfig } from '@phantom/backup';
import { type ConfigClass, loadConfig, variablesOf } from '@phantom/service-kit';
import { repositoryRoot } from '../../stack/repository.js';

/** Read by the store's client, OpenTelemetry, the database's client and Node itself, not by a configuration. */
const OF_LIBRARIES = /^(AWS_|OTEL_|PGSSLMODE$|NODE_EXTRA_CA_CERTS$)/;

/** The configuration of a process, as it was built. */
async function configOf(name: string): Promise<ConfigClass<object>> {
  const [server = name, isBackup] = name.split(/(-backup)$/);
  const Config = await configOfServer(server);
  if (!isBackup) return Config;
  return variablesOf(Config).has('FILES_DIR') ? FilesBackupConfig : BackupConfig;
}

async function configOfServer(server: string): Promise<ConfigClass<object>> {
  const folder = server === 'gateway' ? server : `services/${server}`;
  const file = join(repositoryRoot, folder, 'dist/config', `${server}.config.js`);
  const [Config] = Object.values((await import(file)) as Record<string, ConfigClass<object>>);
  if (!Config) throw new Error(`${file} has no configuration`);
  return Config;
}

/** Which of these variables the server does not read. */
export async function unreadVariables(server: string, names: string[]): Promise<string[]> {
  const known = variablesOf(await configOf(server));
  const unread = names.filter((name) => !known.has(name) && !OF_LIBRARIES.test(name));
  return unread.map((name) => `${server} does not read ${name}`);
}

/** Where a production server would refuse this environment: what it needs is missing, or has another form. */
export async function refusals(server: string, env: Record<string, string>): Promise<string[]> {
  try {
    loadConfig(await configOf(server), { NODE_ENV: 'production', ...env });
    return [];
  } catch (error) {
    return [`${server}: ${error instanceof Error ? error.message : String(error)}`];
  }
}
