import { type DynamicModule, Module, type Provider, type Type } from '@nestjs/common';
import { classesOf } from '../config/combined-config.js';
import type { ConfigClass } from '../config/load-config.js';
import type { ProcessConfig } from '../config/process-config.js';
import { Lifecycle } from '../process/close-on-signal.js';

/** The root module above a service's own: provides the configuration globally. */
@Module({})
export class KitModule {
  static forRoot(service: Type | DynamicModule, config: ProcessConfig): DynamicModule {
    const providers = [...configProviders(config), Lifecycle];
    return {
      module: KitModule,
      global: true,
      imports: [service],
      providers,
      exports: providers,
    };
  }
}

/** Provides the configuration for each of its parts: service-kit injects the parts that it needs. */
const configProviders = (config: ProcessConfig): Provider[] =>
  classesOf(config.constructor as ConfigClass<object>).map((provide) => ({
    provide,
    useValue: config,
  }));
