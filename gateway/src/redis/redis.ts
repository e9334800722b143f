import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { RedisClientType } from '@redis/client';
import { Gauge } from 'prom-client';
import { GatewayConfig } from '../config/gateway.config.js';
import { createRedisClient, startHeartbeat } from './redis-client.js';

const unavailable = new Gauge({
  name: 'phantom_redis_away',
  help: '1 while the Redis that several gateways share cannot be reached; 0 also where there is none',
});

/** The connection to the state that several gateways share. Without `REDIS_URL` there is none: each gateway works alone. */
@Injectable()
export class Redis implements OnApplicationShutdown {
  /** Fails at once while Redis is unavailable, and does not queue commands. */
  readonly client?: RedisClientType;
  private readonly logger = new Logger(Redis.name);
  private readonly clients: RedisClientType[] = [];
  private readonly heartbeats: (() => void)[] = [];
  private readonly site: string;
  private isAway = false;

  constructor({ redisUrl, publicOrigin }: GatewayConfig) {
    this.site = publicOrigin;
    if (redisUrl !== undefined) this.client = this.connect(createRedisClient(redisUrl));
  }

  duplicate(): RedisClientType | undefined {
    return this.client && this.connect(this.client.duplicate());
  }

  /** The key of this site: several sites may share one Redis. */
  keyOf(name: string): string {
    return `${this.site} ${name}`;
  }

  onApplicationShutdown(): void {
    for (const stop of this.heartbeats) stop();
    for (const client of this.clients) client.destroy();
  }

  private connect(client: RedisClientType): RedisClientType {
    this.clients.push(client);
    client.on('error', (error: Error) => this.onError(error));
    client.on('ready', () => this.onReady());
    const reconnect = () => {
      client.destroy();
      this.onError(new Error('Redis holds the connection and answers nothing'));
      open(client);
    };
    this.heartbeats.push(startHeartbeat(client, reconnect));
    open(client);
    return client;
  }

  private onError(error: Error): void {
    if (this.isAway) return;
    this.isAway = true;
    unavailable.set(1);
    this.logger.warn({ msg: 'Redis is away: each gateway counts by itself', err: error });
  }

  private onReady(): void {
    if (!this.isAway || !this.clients.every(({ isReady }) => isReady)) return;
    this.isAway = false;
    unavailable.set(0);
    this.logger.log('Redis is back');
  }
}

/** The client tries until it is destroyed, and reports each failure by its `error` event. */
const open = (client: RedisClientType): void => void client.connect().catch(() => undefined);
