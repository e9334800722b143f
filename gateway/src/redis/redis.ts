import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { RedisClientType } from '@redis/client';
import { Gauge } from 'prom-client';
import { GatewayConfig } from '../config/gateway.config.js';
import { createRedisClient, startHeartbeat } from './redis-client.js';

const away = new Gauge({
  name: 'phantom_redis_away',
  help: '1 while the Redis that several gateways share cannot be reached; 0 also where there is none',
});

/** What is told whenever Redis goes away or comes back. */
export const redisAway = (isAway: boolean): void => away.set(Number(isAway));

/** The connection to what several gateways know together. Without `REDIS_URL` there is none, and each is on its own. */
@Injectable()
export class Redis implements OnApplicationShutdown {
  /** Fails at once while Redis is away, in place of queueing. */
  readonly client?: RedisClientType;
  private readonly logger = new Logger(Redis.name);
  private readonly clients: RedisClientType[] = [];
  private readonly watches: (() => void)[] = [];
  private readonly site: string;
  private isAway = false;

  constructor({ redisUrl, publicOrigin }: GatewayConfig) {
    this.site = publicOrigin;
    if (redisUrl !== undefined) this.client = this.kept(createRedisClient(redisUrl));
  }

  /** One more connection, for what takes one to itself; undefined without Redis. */
  another(): RedisClientType | undefined {
    return this.client && this.kept(this.client.duplicate());
  }

  /** What something is called in Redis, where another site may call its own the same. */
  nameOf(thing: string): string {
    return `${this.site} ${thing}`;
  }

  onApplicationShutdown(): void {
    for (const end of this.watches) end();
    for (const client of this.clients) client.destroy();
  }

  private kept(client: RedisClientType): RedisClientType {
    this.clients.push(client);
    client.on('error', (error: Error) => this.away(error));
    client.on('ready', () => this.back());
    const renew = () => {
      client.destroy();
      this.away(new Error('Redis holds the connection and answers nothing'));
      connect(client);
    };
    this.watches.push(startHeartbeat(client, renew));
    connect(client);
    return client;
  }

  private away(error: Error): void {
    if (this.isAway) return;
    this.isAway = true;
    redisAway(true);
    this.logger.warn({ msg: 'Redis is away: each gateway counts by itself', err: error });
  }

  private back(): void {
    if (!this.isAway || !this.clients.every(({ isReady }) => isReady)) return;
    this.isAway = false;
    redisAway(false);
    this.logger.log('Redis is back');
  }
}

/** It tries until it is destroyed, and tells each failure by its event. */
const connect = (client: RedisClientType): void => void client.connect().catch(() => undefined);
