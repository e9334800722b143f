import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { RedisClientType } from '@redis/client';
import { Redis } from './redis.js';

interface Notice {
  from: string;
  topic: string;
  content: unknown;
}

type Listener = (content: never) => void | Promise<void>;

/** Tells the other gateways of the site what happened here, and hears it of them. */
@Injectable()
export class GatewayEventBus {
  private readonly logger = new Logger(GatewayEventBus.name);
  private readonly id = randomUUID();
  private readonly channel: string;
  private readonly listeners = new Map<string, Listener>();
  private readonly onMissed: (() => void)[] = [];

  constructor(private readonly redis: Redis) {
    this.channel = redis.nameOf('gateways');
    const subscriber = redis.another();
    if (subscriber) this.listen(subscriber);
  }

  /** @param listener gets what `tell` of another gateway was given under this topic */
  hear<Content>(topic: string, listener: (content: Content) => void | Promise<void>): void {
    this.listeners.set(topic, listener);
  }

  /** Calls back whenever notices may have been missed: Redis was away, or is there for the first time. */
  whenMissed(callback: () => void): void {
    this.onMissed.push(callback);
  }

  /** Calls back whenever others can be told again what they could not be. */
  whenBack(callback: () => void): void {
    this.redis.client?.on('ready', callback);
  }

  /**
   * Nobody has to wait for it, and it never fails.
   *
   * @returns whether all who listen just now are told
   */
  async tell(topic: string, content: unknown): Promise<boolean> {
    const { client } = this.redis;
    if (!client) return true;
    const notice: Notice = { from: this.id, topic, content };
    return client.publish(this.channel, JSON.stringify(notice)).then(
      () => true,
      () => false,
    );
  }

  private listen(subscriber: RedisClientType): void {
    let isSubscribed = false;
    const subscribe = async () => {
      try {
        await subscriber.subscribe(this.channel, (text) => void this.take(text));
        isSubscribed = true;
        this.missed();
      } catch (error) {
        // Without the connection it is tried again as soon as there is one.
        if (!subscriber.isReady) return;
        this.logger.warn({ msg: 'Redis lets nobody listen to other gateways', err: error });
      }
    };
    // The client itself subscribes again from the second time on, before it is ready.
    subscriber.on('ready', () => (isSubscribed ? this.missed() : void subscribe()));
  }

  private missed(): void {
    for (const callback of this.onMissed) callback();
  }

  private async take(text: string): Promise<void> {
    try {
      const { from, topic, content } = JSON.parse(text) as Notice;
      if (from !== this.id) await this.listeners.get(topic)?.(content as never);
    } catch (error) {
      this.logger.warn({ msg: 'a notice of another gateway is broken', err: error });
    }
  }
}
