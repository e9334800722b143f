import { randomBytes } from 'node:crypto';
import { listServices, type Service, type ServiceName } from '../../../tools/stack/services.js';
import type { StackOptions } from '../../../tools/stack/stack-options.js';
import type { SiteOptions } from './site-options.js';

/** The ports of the services are the site's port +101 … +104, as everywhere. */
const POSTGRES = 50;
const REDIS = 51;
const GATEWAY_ADDRESS = 52;
const GATEWAYS = 60;
const SERVICE_PROCESSES = 110;
/** The maximum number of processes of one service. */
const MOST_PROCESSES = 10;

/** One of several equal processes. */
export interface ServerPlace {
  /** `auth-1` */
  name: string;
  port: number;
}

/** The ports of all processes. */
export interface SiteLayout {
  stack: StackOptions;
  /** With the shared port of all processes of the service. */
  services: Service[];
  redisPort: number;
  /** The shared port of all gateways. */
  gatewayAddressPort: number;
  gateways: ServerPlace[];
  /** The ports to which nginx forwards. */
  behindNginx: number[];
  processesOf: Record<ServiceName, ServerPlace[]>;
}

export function layOut(options: SiteOptions): SiteLayout {
  const { dataDir, port, servicesEach, hasGatewayAddress } = options;
  const stack = { dataDir, gatewayPort: port, postgresPort: port + POSTGRES, dev: false };
  const services = listServices(stack).map(withStrongPassword);
  const processes = services.map(({ name }, index) => [
    name,
    places(name, port + SERVICE_PROCESSES + index * MOST_PROCESSES, servicesEach),
  ]);
  const gateways = places('gateway', port + GATEWAYS, options.gateways);
  const gatewayAddressPort = port + GATEWAY_ADDRESS;
  return {
    stack,
    services,
    redisPort: port + REDIS,
    gatewayAddressPort,
    gateways,
    behindNginx: gateways.map((place) => (hasGatewayAddress ? gatewayAddressPort : place.port)),
    processesOf: Object.fromEntries(processes) as SiteLayout['processesOf'],
  };
}

/** Production refuses the password of the embedded roles; startDatabases() sets this one. */
const withStrongPassword = (service: Service): Service => {
  const url = new URL(service.databaseUrl);
  url.password = randomBytes(24).toString('base64url');
  return { ...service, databaseUrl: url.href };
};

const places = (name: string, firstPort: number, count: number): ServerPlace[] =>
  Array.from({ length: count }, (_, index) => ({
    name: `${name}-${index + 1}`,
    port: firstPort + index,
  }));

/** All ports, for `requireFreePorts`. */
export function portsOf(layout: SiteLayout): Record<string, number> {
  const { stack, services, redisPort, gatewayAddressPort, gateways, processesOf } = layout;
  const listed = [...gateways, ...services, ...Object.values(processesOf).flat()];
  return {
    'the site': stack.gatewayPort,
    PostgreSQL: stack.postgresPort,
    Redis: redisPort,
    'the gateways': gatewayAddressPort,
    ...Object.fromEntries(listed.map(({ name, port }) => [name, port])),
  };
}
