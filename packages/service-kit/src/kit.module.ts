import { Module, type DynamicModule, type Provider, type Type } from '@nestjs/common';
import type { ProcessConfig } from './config/process-config.js';

/** The root above a service's own module: makes the configuration injectable everywhere. */
@Module({})
export class KitModule {
  static forRoot(service: Type | DynamicModule, config: ProcessConfig): DynamicModule {
    const providers = configProviders(config);
    return {
      module: KitModule,
      global: true,
      imports: [service],
      providers,
      exports: providers,
    };
  }
}

/** Base classes are tokens too: the kit asks for its own fields without knowing the service's. */
function configProviders(config: ProcessConfig): Provider[] {
  const providers: Provider[] = [];
  let prototype: unknown = Object.getPrototypeOf(config);
  while (prototype instanceof Object && prototype !== Object.prototype) {
    providers.push({ provide: prototype.constructor, useValue: config });
    prototype = Object.getPrototypeOf(prototype);
  }
  return providers;
}
