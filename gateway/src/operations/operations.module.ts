import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import type { FastifyInstance } from 'fastify';
import { ClientAddress } from '../api/client-address.js';
import { TokenCheck } from '../api/token-check.js';
import { UpstreamModule } from '../api/upstream/upstream.module.js';
import { HealthModule } from '../health/health.module.js';
import { RemotesModule } from '../remotes/remotes.module.js';
import { SharedModule } from '../shared/shared.module.js';
import { readJsonBodies } from './json-bodies.js';
import { OverrideController } from './override.controller.js';
import { OverrideRules } from './override-rules.js';
import { PolicyReportsController } from './policy-reports/policy-reports.controller.js';
import { PolicyViolations } from './policy-reports/policy-violations.service.js';
import { ReportController } from './reports/report.controller.js';
import { ReportLimit } from './reports/report-limit.js';
import { VersionStatsService } from './reports/version-stats.service.js';
import { SessionController } from './session.controller.js';
import { StaffCookie } from './staff-cookie.js';
import { StaffPassController } from './staff-pass.controller.js';
import { StatusController } from './status/status.controller.js';
import { StatusService } from './status/status.service.js';

/** What teams do with a running site: see how it is, and look at other versions in it. */
@Module({
  imports: [HealthModule, RemotesModule, SharedModule, UpstreamModule],
  controllers: [
    OverrideController,
    PolicyReportsController,
    ReportController,
    SessionController,
    StaffPassController,
    StatusController,
  ],
  providers: [
    ClientAddress,
    OverrideRules,
    PolicyViolations,
    ReportLimit,
    StaffCookie,
    StatusService,
    TokenCheck,
    VersionStatsService,
  ],
  exports: [StaffCookie],
})
export class OperationsModule implements OnModuleInit {
  constructor(private readonly adapterHost: HttpAdapterHost<FastifyAdapter>) {}

  onModuleInit(): void {
    readJsonBodies(this.adapterHost.httpAdapter.getInstance<FastifyInstance>());
  }
}
