import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Gauge } from 'prom-client';
import { RegistryStore } from '../../registry/registry-store.js';

let registry: RegistryStore | undefined;

new Gauge({
  name: 'phantom_registry_entry_last_good',
  help: '1 while the store has a broken entry, or none, and the last good one is in use',
  labelNames: ['remote'],
  async collect() {
    this.reset();
    for (const { entry, state } of (await registry?.entries()) ?? []) {
      this.set({ remote: entry.name }, Number(state === 'last-good'));
    }
  },
});

/** Reads the state of the registry at each scrape. */
@Injectable()
export class RegistryMetrics implements OnApplicationBootstrap {
  constructor(private readonly store: RegistryStore) {}

  onApplicationBootstrap(): void {
    registry = this.store;
  }
}
