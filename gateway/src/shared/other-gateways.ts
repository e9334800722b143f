import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import type { RedisClientType } from '@redis/client';
import { Redis } from './redis.js';

const CHANNEL = 'gateways';

interface Notice {
  from: string;
  topic: string;
  content: unknown;
}

type Listener = (content: never) => void | Promise<void>;

/** Tells the other gateways what happened here, and hears it of them. A notice that is lost is not sent again. */
@Injectable()
export class OtherGateways {
  private readonly logger = new Logger(OtherGateways.name);
  private readonly id = randomUUID();
  private readonly listeners = new Map<string, Listener>();
  private readonly onMissed: (() => void)[] = [];

  constructor(private readonly redis: Redis) {
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

  tell(topic: string, content: unknown): void {
    const { client } = this.redis;
    if (!client?.isReady) return;
    const notice: Notice = { from: this.id, topic, content };
    client.publish(CHANNEL, JSON.stringify(notice)).catch((error: unknown) => {
      this.logger.debug({ msg: 'the other gateways were not told', topic, err: error });
    });
  }

  private listen(subscriber: RedisClientType): void {
    let isSubscribed = false;
    subscriber.on('ready', () => {
      // The client itself subscribes again from the second time on, before it is ready.
      if (isSubscribed) return this.missed();
      subscriber
        .subscribe(CHANNEL, (text) => void this.take(text))
        .then(
          () => {
            isSubscribed = true;
            this.missed();
          },
          () => undefined,
        );
    });
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
