// The manifests are what Kubernetes takes, and give the servers what they read, as docker-compose.yml does.
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { BackupConfig, FilesBackupConfig } from '@phantom/backup';
import { type ConfigClass, loadConfig, variablesOf } from '@phantom/service-kit';
import 'reflect-metadata';
import { parse } from 'yaml';
import { repositoryRoot } from '../../stack/repository.js';
import { CONNECTIONS, mostConnections } from './connections.js';
import { asRead, environmentOf, processesOf } from './environment.js';
import { type Manifest, manifestsOf, OVERLAYS } from './manifest.js';
import { schemaProblems } from './schema-problems.js';

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
async function unreadVariables(server: string, names: string[]): Promise<string[]> {
  const known = variablesOf(await configOf(server));
  const unread = names.filter((name) => !known.has(name) && !OF_LIBRARIES.test(name));
  return unread.map((name) => `${server} does not read ${name}`);
}

/** Where a production server would refuse this environment: what it needs is missing, or has another form. */
async function refusals(server: string, env: Record<string, string>): Promise<string[]> {
  try {
    loadConfig(await configOf(server), { NODE_ENV: 'production', ...env });
    return [];
  } catch (error) {
    return [`${server}: ${error instanceof Error ? error.message : String(error)}`];
  }
}

interface ComposeFile {
  services: Record<string, { environment?: Record<string, string> }>;
}

/** What differs by its nature: on one machine uploads may lie in a volume, in a cluster they are in a bucket. */
const ONLY_IN_COMPOSE = new Set(['FILES_DIR']);

/** The containers of one machine speak to each other without leaving it. */
const ONLY_IN_KUBERNETES = new Set(['TLS_DIR', 'NODE_EXTRA_CA_CERTS', 'PGSSLMODE']);

/** The environment that the containers of one machine have, by server. */
async function composeEnvironments(): Promise<Record<string, Record<string, string>>> {
  const text = await readFile(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
  const { services } = parse(text, { merge: true }) as ComposeFile;
  return Object.fromEntries(
    Object.entries(services).map(([name, { environment = {} }]) => [name, asRead(environment)]),
  );
}

/** Which variables a server has here and not there. */
function differences(
  server: string,
  inCompose: Record<string, string>,
  inKubernetes: Record<string, string>,
): string[] {
  const missing = Object.keys(inCompose).filter(
    (name) => !(name in inKubernetes) && !ONLY_IN_COMPOSE.has(name),
  );
  const more = Object.keys(inKubernetes).filter(
    (name) => !(name in inCompose) && !ONLY_IN_KUBERNETES.has(name),
  );
  return [
    ...missing.map((name) => `${server} has ${name} in docker-compose.yml and not in Kubernetes`),
    ...more.map((name) => `${server} has ${name} in Kubernetes and not in docker-compose.yml`),
  ];
}

const compose = await composeEnvironments();

async function problemsOf(server: string, env: Record<string, string>): Promise<string[]> {
  const inCompose = compose[server] ?? {};
  return [
    ...(await unreadVariables(server, Object.keys({ ...env, ...inCompose }))),
    ...(await refusals(server, env)),
    ...differences(server, inCompose, env),
  ];
}

async function environmentProblems(manifests: Manifest[]): Promise<string[]> {
  const servers = processesOf(manifests);
  const problems = servers.map(({ name, container }) =>
    problemsOf(name, environmentOf(container, manifests)),
  );
  return (await Promise.all(problems)).flat();
}

function connectionProblems(manifests: Manifest[]): string[] {
  const most = mostConnections(manifests);
  if (most <= CONNECTIONS) return [];
  return [`the services may open ${most} connections, of ${CONNECTIONS}: lower DATABASE_POOL_SIZE`];
}

const problems: string[] = [];
for (const overlay of OVERLAYS) {
  const manifests = manifestsOf(overlay);
  const found = [
    ...(await schemaProblems(manifests)),
    ...(await environmentProblems(manifests)),
    ...connectionProblems(manifests),
  ];
  problems.push(...found.map((problem) => `${overlay}: ${problem}`));
}
for (const problem of problems) console.error(problem);
process.exitCode = problems.length > 0 ? 1 : 0;
