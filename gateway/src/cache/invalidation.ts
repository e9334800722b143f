import { Injectable } from '@nestjs/common';
import { type ServiceName, SERVICES } from '../common/api-route.js';
import { GatewayEventBus } from '../redis/gateway-event-bus.js';

export type OnServiceChanged = (service: ServiceName) => void;

const TOPIC = 'service changed';

/** Says that the data of a service has changed to all who keep something made of it, here and in the other gateways. */
@Injectable()
export class Invalidation {
  private readonly listeners = new Set<OnServiceChanged>();
  /** Of which the others do not know yet: they may have had Redis while this gateway had not. */
  private readonly untold = new Set<ServiceName>();

  constructor(private readonly others: GatewayEventBus) {
    others.hear<ServiceName>(TOPIC, (service) => this.drop(service));
    // What changed meanwhile is not known.
    others.whenMissed(() => SERVICES.forEach((service) => this.drop(service)));
    others.whenBack(() => this.untold.forEach((service) => void this.tell(service)));
  }

  subscribe(listener: OnServiceChanged): void {
    this.listeners.add(listener);
  }

  /** Returns when all of this gateway have dropped what they had; the others are told. */
  serviceChanged(service: ServiceName): void {
    this.drop(service);
    void this.tell(service);
  }

  private drop(service: ServiceName): void {
    for (const listener of this.listeners) listener(service);
  }

  private async tell(service: ServiceName): Promise<void> {
    this.untold.delete(service);
    if (!(await this.others.tell(TOPIC, service))) this.untold.add(service);
  }
}
