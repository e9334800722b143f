import type { FactoryProvider } from '@nestjs/common';
import { openStore, type Store } from '@phantom/store';
import { GatewayConfig } from '../config/gateway.config.js';

/** Where registry and bundles lie, injected as a `Store`. */
export const STORE = Symbol('STORE');

/** An address that leads to no store ends the start. */
export const storeProvider: FactoryProvider<Store> = {
  provide: STORE,
  inject: [GatewayConfig],
  useFactory: ({ store }: GatewayConfig) => openStore(store),
};
