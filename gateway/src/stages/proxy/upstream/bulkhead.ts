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
const BULKHEADS = ['calls', 'passwords', 'transfers'] as const;

export type BulkheadName = (typeof BULKHEADS)[number];

export const bulkheadOf = (
  route: ApiRoute,
  request: Pick<IncomingMessage, 'headers'>,
): BulkheadName => {
  if (route.hashesPassword) return 'passwords';
  return route.access === 'signed' || route.isFile || isMultipart(request) ? 'transfers' : 'calls';
};

/** Multipart bodies have files: they are passed on as a stream. */
export const isMultipart = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers['content-type']?.toLowerCase().startsWith('multipart/') ?? false;

/** To one service. */
const CONNECTIONS: Record<BulkheadName, number> = {
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

interface Bulkhead {
  readonly pool: Pool;
  /** The calls that it may hold, on its connections and in the queue for them. */
  readonly limit: number;
  used: number;
}

/** The keep-alive connections to the services. */
@Injectable()
export class Bulkheads implements OnApplicationShutdown {
  private readonly bulkheads: Record<ServiceName, Record<BulkheadName, Bulkhead>>;

  constructor(config: GatewayConfig) {
    const services = SERVICES.map((service) => {
      const bulkheads = BULKHEADS.map((name) => [
        name,
        createBulkhead(config.urlOf(service), CONNECTIONS[name]),
      ]);
      return [service, Object.fromEntries(bulkheads)] as const;
    });
    this.bulkheads = Object.fromEntries(services) as typeof this.bulkheads;
  }

  of(service: ServiceName, bulkhead: BulkheadName = 'calls'): Bulkhead {
    return this.bulkheads[service][bulkhead];
  }

  async onApplicationShutdown(): Promise<void> {
    const bulkheads = Object.values(this.bulkheads).flatMap((each) => Object.values(each));
    await Promise.all(bulkheads.map(({ pool }) => pool.destroy()));
  }
}

/**
 * Milliseconds for which an idle connection is reused: less than the SHUTDOWN_GRACE of a service, which then closes idle
 * connections. A change cannot be repeated if its connection closes at the same moment.
 */
const KEEP_ALIVE = 1_000;

const createBulkhead = (url: string, connections: number): Bulkhead => ({
  pool: new Pool(url, {
    connections,
    pipelining: 1,
    keepAliveTimeout: KEEP_ALIVE,
    keepAliveMaxTimeout: KEEP_ALIVE,
    connect: { timeout: CONNECT_TIMEOUT },
    bodyTimeout: BODY_TIMEOUT,
  }),
  limit: connections * (1 + MAX_WAITING),
  used: 0,
});
