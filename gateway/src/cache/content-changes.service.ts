import { setTimeout as delay } from 'node:timers/promises';
import {
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import {
  CONTENT_CHANGES_PATH,
  type ContentChangeMessage,
  StreamReader,
  StreamRefusedError,
} from '@phantom/service-kit';
import { Gauge } from 'prom-client';
import { GatewayConfig } from '../config/gateway.config.js';
import { CONTENT_SERVICES, type ServiceName } from '../config/services.js';
import { Invalidation } from './invalidation.js';

/** Milliseconds for which a new gateway waits for the first lines. */
const PATIENCE = 1_000;

let readersNow: ReadonlyMap<ServiceName, StreamReader<ContentChangeMessage>> = new Map();

new Gauge({
  name: 'phantom_content_changes_age_seconds',
  help: 'Time since the service last confirmed that it sent all changes of its content; missing before the first time',
  labelNames: ['sender'],
  collect() {
    for (const [sender, { age }] of readersNow) {
      if (age !== undefined) this.set({ sender }, age / 1000);
    }
  },
});

/**
 * Follows the changes of the services' content, and drops the caches of this gateway at each of them: most publications
 * are no request through a gateway. Each gateway follows by itself, so that several need no Redis.
 */
@Injectable()
export class ContentChanges implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly readers = new Map<ServiceName, StreamReader<ContentChangeMessage>>();

  constructor(
    private readonly config: GatewayConfig,
    private readonly invalidation: Invalidation,
  ) {}

  /** Waits for the services that run: what is cached from now on has all later changes. */
  async onApplicationBootstrap(): Promise<void> {
    for (const service of CONTENT_SERVICES) {
      const reader = this.createReader(service);
      this.readers.set(service, reader);
      void reader.follow(new URL(CONTENT_CHANGES_PATH, this.config.urlOf(service)));
    }
    readersNow = this.readers;
    const tried = [...this.readers.values()].map((reader) => reader.tried);
    await Promise.race([Promise.all(tried), delay(PATIENCE, undefined, { ref: false })]);
  }

  onApplicationShutdown(): void {
    for (const reader of this.readers.values()) reader.stop();
  }

  private createReader(service: ServiceName): StreamReader<ContentChangeMessage> {
    let last: string | undefined;
    return new StreamReader<ContentChangeMessage>({
      sender: `the ${service} service`,
      content: 'content changes',
      onMessage: ({ change, since, types }) => {
        if (change === undefined || change === last) return;
        // The number before tells whether a change was missed.
        const isNext = since !== undefined && since === last;
        last = change;
        this.invalidation.contentChanged(service, change, isNext ? types : undefined);
      },
      // A service without content, or of the previous release, does not have the call.
      isLogged: (error) => !(error instanceof StreamRefusedError && error.status === 404),
    });
  }
}
