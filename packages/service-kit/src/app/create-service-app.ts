import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import type { Logger } from 'pino';
import type { ProcessConfig } from '../config/process-config.js';
import { KitModule } from './kit.module.js';
import { createLogger } from '../logging/logger.js';
import { NestLogger } from '../logging/nest-logger.js';
import { Lifecycle } from '../process/close-on-signal.js';
import { watchApp } from '../telemetry/watch-app.js';
import { disableKeepAliveAtShutdown } from '../http/drain-connections.js';
import { createFastifyAdapter } from '../http/fastify-adapter.js';

export interface ServiceAppOptions {
  /** The name of the process in logs. */
  name: string;
  module: Type | DynamicModule;
  /** Injected for its class, its parts and its base classes. */
  config: ProcessConfig;
  logger?: Logger;
}

/** Creates the service without listening: tests call it by `app.inject`. */
export async function createServiceApp({
  name,
  module,
  config,
  logger = createLogger({ name, level: config.logLevel }),
}: ServiceAppOptions): Promise<NestFastifyApplication> {
  const app = await NestFactory.create<NestFastifyApplication>(
    KitModule.forRoot(module, config),
    createFastifyAdapter(logger, config),
    { logger: new NestLogger(logger), abortOnError: false, bodyParser: false },
  );
  disableKeepAliveAtShutdown(app.getHttpServer(), app.get(Lifecycle));
  await watchApp(app, { name, config });
  return app;
}
