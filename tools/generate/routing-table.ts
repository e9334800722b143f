import type { ApiRoute } from '../../gateway/src/common/api-route.js';
import type { Operation } from './operations.js';

type Service = Extract<ApiRoute['target'], string>;

/**
 * The gateway's routes, by path and method: every documented operation of a service is a call that the gateway passes on. A controller with
 * `@ApiExcludeController()` is internal.
 *
 * @throws where two services have the same call and no fields that tell them apart
 */
export function routesOf(operations: readonly Operation[]): ApiRoute[] {
  const ofServices = operations.filter(({ server }) => server !== 'gateway');
  const calls = Map.groupBy(ofServices, ({ method, path }) => `${path} ${method}`);
  return [...calls]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([, operations]) => routeOf(operations as [Operation, ...Operation[]]));
}

function routeOf(operations: [Operation, ...Operation[]]): ApiRoute {
  const [{ method, path, isPublic, gateway }] = operations;
  const { hashesPassword, isForm, isFile, isLargeUpload, byLanguage, openToReadOnly } = gateway;
  const isStreamed = gateway.changesAreStreamed && method !== 'GET';
  return {
    method: method as ApiRoute['method'],
    // The syntax of Fastify.
    path: path.replaceAll(/\{(\w+)\}/g, ':$1'),
    target: targetOf(operations),
    access: gateway.access ?? (isPublic ? 'public' : 'token'),
    ...(hashesPassword && { hashesPassword }),
    ...(isForm && { isForm }),
    ...(isFile && { isFile }),
    ...(isLargeUpload && { isLargeUpload }),
    ...(openToReadOnly && { openToReadOnly }),
    ...(isStreamed && { changesAreStreamed: true }),
    ...(byLanguage && { byLanguage }),
  };
}

function targetOf(operations: [Operation, ...Operation[]]): ApiRoute['target'] {
  const [{ name, server }] = operations;
  if (operations.length === 1) return server as Service;
  const present = operations.find(({ gateway }) => gateway.whenBodyHas);
  const absent = operations.find(({ gateway }) => !gateway.whenBodyHas);
  if (operations.length > 2 || !present || !absent) {
    const names = operations.map((each) => each.server).join(', ');
    throw new Error(
      `${name} belongs to ${names}: one of two may declare @Gateway({ whenBodyHas })`,
    );
  }
  return {
    fields: present.gateway.whenBodyHas ?? [],
    present: present.server as Service,
    absent: absent.server as Service,
  };
}

/** The source of `gateway/src/generated/routing-table.ts`, a call a line. */
export function renderRoutingTable(routes: readonly ApiRoute[]): string {
  return [
    '// Made by `npm run generate` from the openapi.json of the services. Do not edit: a call is declared in its controller.',
    "import type { ApiRoute } from '../common/api-route.js';",
    '',
    '/** The service, access and limits of each call. A call that is not listed does not exist. */',
    'export const ROUTING_TABLE: readonly ApiRoute[] = [',
    ...routes.map((route) => `  ${literal(route)},`),
    '];',
    '',
  ].join('\n');
}

/** `{ method: 'GET', path: '/api/auth/profile', target: 'auth', access: 'token' }` */
function literal(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return String(value);
  const entries = Object.entries(value).map(([name, item]) => `${name}: ${literal(item)}`);
  return `{ ${entries.join(', ')} }`;
}
