import type { IncomingMessage } from 'node:http';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import type { ApiRoute } from '../../../common/api-route.js';
import { GatewayConfig } from '../../../config/gateway.config.js';
import { type ServiceName, SERVICES } from '../../../config/services.js';

/**
 * Each service has three bulkheads, with connections of their own: slow calls in one of them do not delay the others.
 * `passwords` are slow because they hash, `transfers` because of the client's connection.
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

/** Multipart bodies have files: they are passed on as a stream. */
export const isMultipart = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;

/** To one service. */
export const CONNECTIONS: Record<BulkheadName, number> = {
  calls: 64,
  passwords: 8,
  transfers: 16,
};

/** Calls that may wait for each connection of a bulkhead. More are refused at once. */
const MAX_WAITING = 2;

/** Milliseconds. A service that does not accept the connection by then is down or overloaded. */
const CONNECT_TIMEOUT = 1_000;
/** Milliseconds between two chunks of the response body. */
const BODY_TIMEOUT = 30_000;

/** The calls that a bulkhead may hold, on its connections and in the queue for them. */
export interface BulkheadSlots {
  readonly limit: number;
  used: number;
}

/** The keep-alive connections to the services. */
@Injectable()
export class Bulkheads implements OnApplicationShutdown {
  private readonly pools: Record<ServiceName, Record<BulkheadName, Pool>>;
  private readonly slots: Record<ServiceName, Record<BulkheadName, BulkheadSlots>>;

  constructor(config: GatewayConfig) {
    this.pools = forEachBulkhead((service, bulkhead) =>
      createPool(config.urlOf(service), CONNECTIONS[bulkhead]),
    );
    this.slots = forEachBulkhead((_, bulkhead) => ({
      limit: CONNECTIONS[bulkhead] * (1 + MAX_WAITING),
      used: 0,
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
 * Milliseconds for which an idle connection is reused: less than the SHUTDOWN_GRACE of a service, which then closes idle
 * connections. A change cannot be repeated if its connection closes at the same moment.
 */
const KEEP_ALIVE = 1_000;

const createPool = (url: string, connections: number): Pool =>
  new Pool(url, {
    connections,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE,
    keepAliveMaxTimeout: KEEP_ALIVE,
    connect: { timeout: CONNECT_TIMEOUT },
    bodyTimeout: BODY_TIMEOUT,
  });
