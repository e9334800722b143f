import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { AuthModule, DtoValidationPipe, ErrorFilter } from '@phantom/service-kit';
import { CacheModule } from './cache/cache.module.js';
import { HealthModule } from './ops/health/health.module.js';
import { OpsModule } from './ops/ops.module.js';
import { MetricsModule } from './ops/status/metrics.module.js';
import { RegistryModule } from './registry/registry.module.js';
import { SiteModule } from './site/site.module.js';
import { SitemapModule } from './site/sitemap/sitemap.module.js';
import { HttpServerModule } from './stages/http/http-server.js';
import { StagesModule } from './stages/stages.module.js';

@Module({
  imports: [
    HttpServerModule,
    AuthModule.forRoot(),
    CacheModule,
    StagesModule,
    RegistryModule,
    HealthModule,
    MetricsModule,
    OpsModule,
    SitemapModule,
    SiteModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: DtoValidationPipe },
  ],
})
export class AppModule {}
