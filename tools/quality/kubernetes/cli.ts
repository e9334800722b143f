// The manifests are what Kubernetes takes, and give the servers what they read, as docker-compose.yml does.
import 'reflect-metadata';
import { composeEnvironments, differences } from './compose.js';
import { refusals, unreadVariables } from './configuration.js';
import { CONNECTIONS, mostConnections } from './connections.js';
import { environmentOf, processesOf } from './environment.js';
import { type Manifest, manifestsOf, OVERLAYS } from './manifest.js';
import { schemaProblems } from './schema-problems.js';

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
