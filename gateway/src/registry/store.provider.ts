import type { FactoryProvider } from '@nestjs/common';
import { openStore, type Store } from '@phantom/store';
import { GatewayConfig } from '../config/gateway.config.js';

/** The injection token of the `Store` with the registry and the bundles. */
export const STORE = Symbol('STORE');

/** A wrong address ends the start of the process. */
export const storeProvider: FactoryProvider<Store> = {
  provide: STORE,
  inject: [GatewayConfig],
  useFactory: ({ store }: GatewayConfig) => openStore(store),
};
