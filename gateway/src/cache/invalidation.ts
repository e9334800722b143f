import { Injectable } from '@nestjs/common';
import { type ServiceName, SERVICES } from '../config/services.js';
import { GatewayEventBus } from '../redis/gateway-event-bus.js';
import { tagsOfChange } from './content-tags.js';

const TOPIC = 'service changed';

/**
 * @param tags of the values that are outdated
 * @param isContent whether the service announced it by its stream: no client waits for it
 */
type ChangeListener = (tags: readonly string[], isContent: boolean) => void;

/** Notifies the caches, of this gateway and of the others, that the data of a service has changed. */
@Injectable()
export class Invalidation {
  private readonly listeners = new Set<ChangeListener>();
  private readonly contentListeners = new Set<(service: ServiceName) => void>();
  private readonly lastChanges = new Map<ServiceName, string>();
  /** Changes that could not be published: the other gateways may have Redis while this one has not. */
  private readonly unpublished = new Set<ServiceName>();

  constructor(private readonly bus: GatewayEventBus) {
    bus.subscribe<ServiceName>(TOPIC, (service) => this.drop(service));
    // The missed events are unknown.
    bus.onMissed(() => SERVICES.forEach((service) => this.drop(service)));
    bus.onReconnect(() => this.unpublished.forEach((service) => void this.publish(service)));
  }

  subscribe(listener: ChangeListener): void {
    this.listeners.add(listener);
  }

  /** Notifies of changes of the content only, which are few: no visitor makes one. */
  subscribeToContent(listener: (service: ServiceName) => void): void {
    this.contentListeners.add(listener);
  }

  /**
   * For this gateway only: each gateway learns it from the service.
   *
   * @param change its number: all changes before are known
   * @param types the content types that the change touches; without them it may touch everything of the service
   */
  contentChanged(service: ServiceName, change: string, types?: readonly string[]): void {
    this.lastChanges.set(service, change);
    this.drop(service, { isContent: true, types });
    for (const listener of this.contentListeners) listener(service);
  }

  /** The number of the last change of a service's content: what is in the caches is as it was at this number. */
  lastChange(service: ServiceName): string | undefined {
    return this.lastChanges.get(service);
  }

  /** Returns when the caches of this gateway are invalidated. The other gateways follow. */
  serviceChanged(service: ServiceName): void {
    this.drop(service);
    void this.publish(service);
  }

  private drop(
    service: ServiceName,
    { isContent = false, types }: { isContent?: boolean; types?: readonly string[] } = {},
  ): void {
    const tags = tagsOfChange(service, types);
    for (const listener of this.listeners) listener(tags, isContent);
  }

  private async publish(service: ServiceName): Promise<void> {
    this.unpublished.delete(service);
    if (!(await this.bus.publish(TOPIC, service))) this.unpublished.add(service);
  }
}
