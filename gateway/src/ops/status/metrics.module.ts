import { Module } from '@nestjs/common';
import { RegistryModule } from '../../registry/registry.module.js';
import { RegistryMetrics } from './registry-metrics.service.js';

/** What is measured when somebody asks; all else is counted where it happens. */
@Module({ imports: [RegistryModule], providers: [RegistryMetrics] })
export class MetricsModule {}
