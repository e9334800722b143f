import type { IncomingMessage } from 'node:http';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import { type ApiRoute, type ServiceName, SERVICES } from '../../../common/api-route.js';
import { GatewayConfig } from '../../../config/gateway.config.js';

/**
 * Calls that cannot hold each other up: each bulkhead of a service has connections of its own. `passwords` are slow by design,
 * `transfers` as slow as the client's line.
 */
export const BULKHEADS = ['calls', 'passwords', 'transfers'] as const;

export type BulkheadName = (typeof BULKHEADS)[number];

export const bulkheadOf = (
  route: ApiRoute,
  request: Pick<IncomingMessage, 'headers'>,
): BulkheadName => {
  if (route.hashesPassword) return 'passwords';
  return route.access === 'signed' || isMultipart(request) ? 'transfers' : 'calls';
};

/** Files come in such bodies, and are passed on as they come. */
export const isMultipart = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;

/** To one service. */
export const CONNECTIONS: Record<BulkheadName, number> = { calls: 64, passwords: 8, transfers: 16 };

/** Calls that may wait for each connection of a bulkhead; more are turned away at once. */
const WAITING = 2;

/** Milliseconds. A service that does not take the connection at once is down or drowning. */
const CONNECT_TIMEOUT = 1_000;
/** Between two pieces of the answer's body. */
const BODY_TIMEOUT = 30_000;

/** Of a bulkhead: its connections, and the queue for them. */
export interface BulkheadSlots {
  readonly all: number;
  taken: number;
}

/** The kept-alive connections to the services. */
@Injectable()
export class Bulkheads implements OnApplicationShutdown {
  private readonly pools: Record<ServiceName, Record<BulkheadName, Pool>>;
  private readonly slots: Record<ServiceName, Record<BulkheadName, BulkheadSlots>>;

  constructor(config: GatewayConfig) {
    this.pools = forEachBulkhead((service, bulkhead) =>
      createPool(config.urlOf(service), CONNECTIONS[bulkhead]),
    );
    this.slots = forEachBulkhead((_, bulkhead) => ({
      all: CONNECTIONS[bulkhead] * (1 + WAITING),
      taken: 0,
    }));
  }

  of(service: ServiceName, bulkhead: BulkheadName = 'calls'): Pool {
    return this.pools[service][bulkhead];
  }

  slotsOf(service: ServiceName, bulkhead: BulkheadName): BulkheadSlots {
    return this.slots[service][bulkhead];
  }

  async onApplicationShutdown(): Promise<void> {
    const pools = Object.values(this.pools).flatMap((bulkheads) => Object.values(bulkheads));
    await Promise.all(pools.map((pool) => pool.destroy()));
  }
}

const forEachBulkhead = <Value>(
  make: (service: ServiceName, bulkhead: BulkheadName) => Value,
): Record<ServiceName, Record<BulkheadName, Value>> => {
  const bulkheadsOf = (service: ServiceName) =>
    BULKHEADS.map((bulkhead) => [bulkhead, make(service, bulkhead)]);
  const services = SERVICES.map((service) => [service, Object.fromEntries(bulkheadsOf(service))]);
  return Object.fromEntries(services) as Record<ServiceName, Record<BulkheadName, Value>>;
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
