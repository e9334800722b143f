import { Injectable } from '@nestjs/common';
import type { ServiceName } from '../api/api-route.js';

export type OnServiceChanged = (service: ServiceName) => void;

/** Says that the data of a service has changed to all who keep something made of it. */
@Injectable()
export class Invalidation {
  private readonly listeners = new Set<OnServiceChanged>();

  subscribe(listener: OnServiceChanged): void {
    this.listeners.add(listener);
  }

  /** Returns when all have dropped what they had. */
  serviceChanged(service: ServiceName): void {
    for (const listener of this.listeners) listener(service);
  }
}
