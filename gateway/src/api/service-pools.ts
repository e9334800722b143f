import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import { GatewayConfig } from '../config/gateway.config.js';
import { type ServiceName, SERVICES } from './api-route.js';
import { type Lane, LANES } from './lane.js';

/** To one service. */
export const CONNECTIONS: Record<Lane, number> = { calls: 64, passwords: 8, transfers: 16 };

/** Calls that may wait for each connection of a lane; more are turned away at once. */
const WAITING = 2;

/** Milliseconds. A service that does not take the connection at once is down or drowning. */
const CONNECT_TIMEOUT = 1_000;
/** Between two pieces of the answer's body. */
const BODY_TIMEOUT = 30_000;

/** Of a lane: its connections, and the queue for them. */
export interface Places {
  readonly all: number;
  taken: number;
}

/** The kept-alive connections to the services. */
@Injectable()
export class ServicePools implements OnApplicationShutdown {
  private readonly pools: Record<ServiceName, Record<Lane, Pool>>;
  private readonly places: Record<ServiceName, Record<Lane, Places>>;

  constructor(config: GatewayConfig) {
    this.pools = forEachLane((service, lane) =>
      createPool(config.urlOf(service), CONNECTIONS[lane]),
    );
    this.places = forEachLane((_, lane) => ({ all: CONNECTIONS[lane] * (1 + WAITING), taken: 0 }));
  }

  of(service: ServiceName, lane: Lane = 'calls'): Pool {
    return this.pools[service][lane];
  }

  placesOf(service: ServiceName, lane: Lane): Places {
    return this.places[service][lane];
  }

  async onApplicationShutdown(): Promise<void> {
    const pools = Object.values(this.pools).flatMap((lanes) => Object.values(lanes));
    await Promise.all(pools.map((pool) => pool.destroy()));
  }
}

const forEachLane = <Value>(
  make: (service: ServiceName, lane: Lane) => Value,
): Record<ServiceName, Record<Lane, Value>> => {
  const lanesOf = (service: ServiceName) => LANES.map((lane) => [lane, make(service, lane)]);
  const services = SERVICES.map((service) => [service, Object.fromEntries(lanesOf(service))]);
  return Object.fromEntries(services) as Record<ServiceName, Record<Lane, Value>>;
};

/**
 * Milliseconds for which an idle connection may be used again: less than the SHUTDOWN_GRACE of a service, which closes what is
 * idle after it. What changes something cannot be sent again where a connection closes in the same moment.
 */
const KEPT = 1_000;

const createPool = (url: string, connections: number): Pool =>
  new Pool(url, {
    connections,
    pipelining: 1,
    keepAliveTimeout: KEPT,
    keepAliveMaxTimeout: KEPT,
    connect: { timeout: CONNECT_TIMEOUT },
    bodyTimeout: BODY_TIMEOUT,
  });
