import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Pool } from 'undici';
import { GatewayConfig } from '../config/gateway.config.js';
import { type ServiceName, SERVICES } from './api-route.js';

const CONNECTIONS_PER_SERVICE = 64;

/** Milliseconds. A service that does not take the connection at once is down or drowning. */
const CONNECT_TIMEOUT = 1_000;
/** Between two pieces of the answer's body. */
const BODY_TIMEOUT = 30_000;

/** The kept-alive connections to the services. */
@Injectable()
export class ServicePools implements OnApplicationShutdown {
  private readonly pools: Record<ServiceName, Pool>;

  constructor(config: GatewayConfig) {
    const pools = SERVICES.map((name) => [name, createPool(config.urlOf(name), config)]);
    this.pools = Object.fromEntries(pools) as Record<ServiceName, Pool>;
  }

  of(service: ServiceName): Pool {
    return this.pools[service];
  }

  async onApplicationShutdown(): Promise<void> {
    await Promise.all(Object.values(this.pools).map((pool) => pool.destroy()));
  }
}

// How long an idle connection may be used again, the service says itself in its Keep-Alive header.
const createPool = (url: string, { upstreamTimeout }: GatewayConfig): Pool =>
  new Pool(url, {
    connections: CONNECTIONS_PER_SERVICE,
    pipelining: 1,
    connect: { timeout: CONNECT_TIMEOUT },
    headersTimeout: upstreamTimeout,
    bodyTimeout: BODY_TIMEOUT,
  });
