import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'yaml';
import { repositoryRoot } from '../../stack/repository.js';
import { asRead } from './environment.js';

interface ComposeFile {
  services: Record<string, { environment?: Record<string, string> }>;
}

/** What differs by its nature: on one machine uploads may lie in a volume, in a cluster they are in a bucket. */
const ONLY_IN_COMPOSE = new Set(['FILES_DIR']);

/** The containers of one machine speak to each other without leaving it. */
const ONLY_IN_KUBERNETES = new Set(['TLS_DIR', 'NODE_EXTRA_CA_CERTS', 'PGSSLMODE']);

/** The environment that the containers of one machine have, by server. */
export async function composeEnvironments(): Promise<Record<string, Record<string, string>>> {
  const text = await readFile(join(repositoryRoot, 'docker-compose.yml'), 'utf8');
  const { services } = parse(text, { merge: true }) as ComposeFile;
  return Object.fromEntries(
    Object.entries(services).map(([name, { environment = {} }]) => [name, asRead(environment)]),
  );
}

/** Which variables a server has here and not there. */
export function differences(
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
