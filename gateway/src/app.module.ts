import { Module } from '@nestjs/common';
import { APP_FILTER, APP_PIPE } from '@nestjs/core';
import { AuthModule, DtoValidationPipe, ErrorFilter } from '@phantom/service-kit';
import { ApiModule } from './api/api.module.js';
import { CacheModule } from './cache/cache.module.js';
import { CrawlersModule } from './crawlers/crawlers.module.js';
import { EdgeModule } from './edge/edge.module.js';
import { HealthModule } from './health/health.module.js';
import { MetricsModule } from './metrics/metrics.module.js';
import { OperationsModule } from './operations/operations.module.js';
import { RemotesModule } from './remotes/remotes.module.js';
import { SiteModule } from './site/site.module.js';

@Module({
  imports: [
    EdgeModule,
    AuthModule.forRoot(),
    CacheModule,
    ApiModule,
    RemotesModule,
    HealthModule,
    MetricsModule,
    OperationsModule,
    CrawlersModule,
    SiteModule,
  ],
  providers: [
    { provide: APP_FILTER, useClass: ErrorFilter },
    { provide: APP_PIPE, useClass: DtoValidationPipe },
  ],
})
export class AppModule {}
