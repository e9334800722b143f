import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { AuthModule, DtoValidationPipe, ErrorFilter } from '@phantom/service-kit';
import { ApiDispatcher } from './api-dispatcher.js';
import { OpsModule } from './ops/ops.module.js';
import { Pipeline } from './pipeline.js';
import { RegistryModule } from './registry/registry.module.js';
import { SiteModule } from './site/site.module.js';
import { SitemapModule } from './site/sitemap/sitemap.module.js';
import { UnknownCallController } from './stages/route/unknown-call.controller.js';
import { StagesModule } from './stages/stages.module.js';

@Module({
  imports: [
    StagesModule,
    AuthModule.forRoot(),
    RegistryModule,
    OpsModule,
    SitemapModule,
    SiteModule,
  ],
  controllers: [UnknownCallController],
  providers: [
    ApiDispatcher,
    Pipeline,
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: DtoValidationPipe },
  ],
})
export class AppModule {}
