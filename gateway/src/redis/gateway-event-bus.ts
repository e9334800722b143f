import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { RedisClientType } from '@redis/client';
import { Redis } from './redis.js';

interface GatewayEvent {
  from: string;
  topic: string;
  content: unknown;
}

type Listener = (content: never) => void | Promise<void>;

/** Sends events to the other gateways of the site, by Redis. Without Redis there are none. */
@Injectable()
export class GatewayEventBus {
  private readonly logger = new Logger(GatewayEventBus.name);
  private readonly id = randomUUID();
  private readonly channel: string;
  private readonly listeners = new Map<string, Listener>();
  private readonly missedCallbacks: (() => void)[] = [];

  constructor(private readonly redis: Redis) {
    this.channel = redis.keyOf('gateways');
    const subscriber = redis.duplicate();
    if (subscriber) this.listen(subscriber);
  }

  subscribe<Content>(topic: string, listener: (content: Content) => void | Promise<void>): void {
    this.listeners.set(topic, listener);
  }

  /** Calls back when events may have been missed: Redis was unavailable, or is available for the first time. */
  onMissed(callback: () => void): void {
    this.missedCallbacks.push(callback);
  }

  onReconnect(callback: () => void): void {
    this.redis.client?.on('ready', callback);
  }

  /**
   * Never fails; there is no need to wait for it.
   *
   * @returns whether the event was sent to all current subscribers
   */
  async publish(topic: string, content: unknown): Promise<boolean> {
    const { client } = this.redis;
    if (!client) return true;
    const event: GatewayEvent = { from: this.id, topic, content };
    return client.publish(this.channel, JSON.stringify(event)).then(
      () => true,
      () => false,
    );
  }

  private listen(subscriber: RedisClientType): void {
    let isSubscribed = false;
    const subscribe = async () => {
      try {
        await subscriber.subscribe(this.channel, (text) => void this.receive(text));
        isSubscribed = true;
        this.reportMissed();
      } catch (error) {
        // Without a connection, the next `ready` event tries again.
        if (!subscriber.isReady) return;
        const msg = 'Redis refuses the subscription to events of other gateways';
        this.logger.warn({ msg, err: error });
      }
    };
    // After the first time the client subscribes again by itself, before it is ready.
    subscriber.on('ready', () => (isSubscribed ? this.reportMissed() : void subscribe()));
  }

  private reportMissed(): void {
    for (const callback of this.missedCallbacks) callback();
  }

  private async receive(text: string): Promise<void> {
    try {
      const { from, topic, content } = JSON.parse(text) as GatewayEvent;
      if (from !== this.id) await this.listeners.get(topic)?.(content as never);
    } catch (error) {
      this.logger.warn({ msg: 'an event of another gateway cannot be processed', err: error });
    }
  }
}
