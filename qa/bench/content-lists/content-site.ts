import { ensureDatabases } from '../../../tools/stack/postgres/databases.js';
import { embeddedPassword, servingRole } from '../../../tools/stack/postgres/embedded-roles.js';
import { ownerUrl } from '../../../tools/stack/postgres/start-postgres.js';
import { runServiceCommand } from '../../../tools/stack/service-command.js';
import {
  ownerEnvironment,
  type Service,
  serviceEnvironment,
} from '../../../tools/stack/services.js';
import type { BenchStack } from '../sites/bench-stack.js';
import { fillLists } from './fill-lists.js';

/** The place among the ports of a benchmark's servers. */
const FIRST_PORT = 40;

/** A content service with this number of newsletters and of press releases, and a gateway before it. */
export interface ContentSite {
  size: number;
  /** Of the gateway. */
  origin: string;
  /** Of the service itself, which has no cache. */
  serviceOrigin: string;
  pid: number | undefined;
  /** Milliseconds until the service was ready with its content in memory. */
  startTook: number;
}

/** Fills a database in the cluster of the product, and starts its servers. */
export async function startContentSite(
  stack: BenchStack,
  size: number,
  index: number,
): Promise<ContentSite> {
  const service = serviceOf(stack, size, stack.port(FIRST_PORT + index));
  const { postgresPort } = stack.options;
  await ensureDatabases(ownerUrl(postgresPort), [service], AbortSignal.timeout(60_000));
  await runServiceCommand(service, 'seed', {
    env: ownerEnvironment(service, stack.options),
    logFile: `${stack.options.dataDir}/logs/${service.database}-seed.log`,
    signal: AbortSignal.timeout(300_000),
  });
  await fillLists(ownerUrl(postgresPort, service.database), size);

  const begun = performance.now();
  const spec = {
    name: `content-${size}`,
    command: process.execPath,
    args: ['dist/main.js'],
    cwd: service.folder,
    env: serviceEnvironment(service, stack.options),
  };
  const pid = await stack.service(spec, service.port);
  const startTook = performance.now() - begun;
  const serviceOrigin = `http://127.0.0.1:${service.port}`;
  const origin = await stack.gateway(`gateway-content-${size}`, { CONTENT_URL: serviceOrigin });
  return { size, origin, serviceOrigin, pid, startTook };
}

function serviceOf(stack: BenchStack, size: number, port: number): Service {
  const content = stack.services.find(({ name }) => name === 'content');
  if (!content) throw new Error('The product has no content service');
  const database = `phantom_content_${size}`;
  const url = (role: string) =>
    `postgres://${role}:${embeddedPassword}@127.0.0.1:${stack.options.postgresPort}/${database}`;
  const urls = { databaseUrl: url(servingRole(database)), ownerUrl: url(database) };
  return { ...content, ...urls, port, database, embeddedDatabase: true };
}
