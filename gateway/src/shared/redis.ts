import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { createClient, type RedisClientType } from '@redis/client';
import { GatewayConfig } from '../config/gateway.config.js';

/** Milliseconds of silence after which a connection is given up; it is asked for a sign of life more often. */
const SILENCE = 3_000;
const PING = 1_000;

/** Milliseconds between two tries to connect, at most. */
const PATIENCE = 2_000;

/** The connection to what several gateways know together. Without `REDIS_URL` there is none, and each is on its own. */
@Injectable()
export class Redis implements OnModuleDestroy {
  /** Fails at once while Redis is away, in place of queueing. */
  readonly client?: RedisClientType;
  private readonly logger = new Logger(Redis.name);
  private readonly clients: RedisClientType[] = [];
  private isAway = false;

  constructor({ redisUrl }: GatewayConfig) {
    if (redisUrl !== undefined) this.client = this.connected(clientFor(redisUrl));
  }

  /** One more connection, for what takes one to itself; undefined without Redis. */
  another(): RedisClientType | undefined {
    return this.client && this.connected(this.client.duplicate());
  }

  onModuleDestroy(): void {
    for (const client of this.clients) if (client.isOpen) client.destroy();
  }

  private connected(client: RedisClientType): RedisClientType {
    this.clients.push(client);
    client.on('error', (error: Error) => this.away(error));
    client.on('ready', () => this.back());
    // Tries until it succeeds, or is destroyed.
    client.connect().catch((error: Error) => this.away(error));
    return client;
  }

  private away(error: Error): void {
    if (this.isAway) return;
    this.isAway = true;
    this.logger.warn({ msg: 'Redis is away: each gateway counts by itself', err: error });
  }

  private back(): void {
    if (!this.isAway || !this.clients.every(({ isReady }) => isReady)) return;
    this.isAway = false;
    this.logger.log('Redis is back');
  }
}

const clientFor = (url: string): RedisClientType =>
  createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: PING,
    socket: {
      connectTimeout: SILENCE,
      socketTimeout: SILENCE,
      reconnectStrategy: (tries) => Math.min(50 * 2 ** tries, PATIENCE),
    },
  });
