import { Module } from '@nestjs/common';
import { RemotesModule } from '../remotes/remotes.module.js';
import { RegistryMetrics } from './registry-metrics.service.js';

/** What is measured when somebody asks; all else is counted where it happens. */
@Module({ imports: [RemotesModule], providers: [RegistryMetrics] })
export class MetricsModule {}
