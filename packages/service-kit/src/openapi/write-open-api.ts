import { writeFile } from 'node:fs/promises';
import type { DynamicModule, Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import type { OpenAPIObject } from '@nestjs/swagger';
import type { ConfigClass } from '../config/load-config.js';
import type { ProcessConfig } from '../config/process-config.js';
import { ServiceConfig } from '../config/service-config.js';
import { KitModule } from '../app/kit.module.js';
import { runProcess } from '../process/run-process.js';
import { buildDocument } from './build-document.js';

export interface OpenApiOptions {
  /** The service, for the title of the document. */
  name: string;
  module: Type | DynamicModule;
  /** The service's own configuration, where it has fields of its own. */
  config?: ConfigClass<ProcessConfig>;
}

export interface WriteOpenApiOptions extends OpenApiOptions {
  /** The file: `openapi.json` in the service's folder. */
  file: string | URL;
}

/** A service's openapi.ts; ends with exit 1 where the document cannot be made. */
export async function writeOpenApi({ file, ...options }: WriteOpenApiOptions): Promise<void> {
  await runProcess(`${options.name} openapi`, async () => {
    const document = await createOpenApi(options);
    await writeFile(file, `${JSON.stringify(document, null, 2)}\n`);
  });
}

/** Nothing of the service is instantiated, hence no database and no configuration is needed. */
export async function createOpenApi({
  name,
  module,
  config: Config = ServiceConfig,
}: OpenApiOptions): Promise<OpenAPIObject> {
  const app = await NestFactory.create<NestFastifyApplication>(
    KitModule.forRoot(module, new Config()),
    new FastifyAdapter(),
    { preview: true, logger: false, abortOnError: false },
  );
  return buildDocument(app, name);
}
