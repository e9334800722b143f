import { ServiceConfig } from '@phantom/service-kit';
import { environmentOf, processesOf, type Process } from './environment.js';
import type { Manifest } from './manifest.js';

/** Of the `max_connections` of 120 that docs/deployment.md asks for, three are kept for administrators. */
export const CONNECTIONS = 117;

/** A rolling update has one more of each for a while, and its job migrates beside them. */
const MORE_AT_A_RELEASE = 1;
const JOB = 1;

/** Each process hears of changes of its content on a connection of its own, and of the auth service also of revoked tokens. */
const LISTENS = 1;
const MORE_LISTENS: Record<string, number> = { auth: 1 };

/** One for the lock, one for the snapshot. */
const OF_A_BACKUP = 2;

/** The connections that all services open together when all of them have grown, and are released and backed up at once. */
export function mostConnections(manifests: Manifest[]): number {
  const services = processesOf(manifests).map((process) => {
    if (process.name.endsWith('-backup')) return OF_A_BACKUP;
    const pool = poolOf(process, manifests);
    if (pool === 0) return 0;
    const each = pool + LISTENS + (MORE_LISTENS[process.name] ?? 0);
    return (replicasOf(process.name, manifests) + MORE_AT_A_RELEASE) * each + JOB;
  });
  return services.reduce((sum, connections) => sum + connections, 0);
}

/** The connections of one process; none where it has no database. */
function poolOf({ container }: Process, manifests: Manifest[]): number {
  const { DATABASE_URL: url, DATABASE_POOL_SIZE: size } = environmentOf(container, manifests);
  if (url === undefined) return 0;
  return size === undefined ? new ServiceConfig().databasePoolSize : Number(size);
}

function replicasOf(server: string, manifests: Manifest[]): number {
  const specOf = (wanted: string) =>
    manifests.find(({ kind, metadata }) => kind === wanted && metadata.name === `${server}-server`)
      ?.spec;
  return specOf('HorizontalPodAutoscaler')?.maxReplicas ?? specOf('Deployment')?.replicas ?? 1;
}
