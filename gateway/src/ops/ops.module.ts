import { Module, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { BadRequestError } from '@phantom/service-kit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RedisModule } from '../redis/redis.module.js';
import { RegistryModule } from '../registry/registry.module.js';
import { bufferedBody, hasBody } from '../stages/http/request-body.js';
import { StagesModule } from '../stages/stages.module.js';
import { HealthController } from './health/health.controller.js';
import { HealthService } from './health/health.service.js';
import { OverrideController } from './overrides/override.controller.js';
import { OverrideService } from './overrides/override.service.js';
import { PolicyReportsController } from './policy-reports/policy-reports.controller.js';
import { PolicyReportsService } from './policy-reports/policy-reports.service.js';
import { POLICY_REPORTS_PATH } from './policy-reports/policy-violations.js';
import { SessionController } from './staff/session.controller.js';
import { StaffCookie } from './staff/staff-cookie.js';
import { StaffPassController } from './staff/staff-pass.controller.js';
import { RegistryMetrics } from './status/registry-metrics.service.js';
import { StatusController } from './status/status.controller.js';
import { StatusService } from './status/status.service.js';
import { ReportController } from './version-reports/version-report.controller.js';
import { VersionStatsService } from './version-reports/version-stats.service.js';

/** Bytes. */
const BODY_LIMIT = 8 * 1024;
/** A browser sends several reports at once, each with the policy of its page. */
const REPORTS_LIMIT = 32 * 1024;

/** Parses the bodies of the gateway's own calls. All other bodies stay streams. */
const parseJsonBodies = (fastify: FastifyInstance): void => {
  fastify.addHook('preValidation', async (request) => {
    if (request.url.startsWith('/api/site/')) request.body = await jsonOf(request);
  });
};

const limitOf = (url: string): number => (url === POLICY_REPORTS_PATH ? REPORTS_LIMIT : BODY_LIMIT);

const jsonOf = async ({ raw, url }: FastifyRequest): Promise<unknown> => {
  if (!hasBody(raw)) return undefined;
  const text = (await bufferedBody(raw, { limit: limitOf(url) })).toString('utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new BadRequestError();
  }
};

/** The calls of the gateway itself: health, status, reports of browsers, staff passes and overrides. */
@Module({
  imports: [RedisModule, RegistryModule, StagesModule],
  controllers: [
    HealthController,
    OverrideController,
    PolicyReportsController,
    SessionController,
    StaffPassController,
    StatusController,
    ReportController,
  ],
  providers: [
    HealthService,
    OverrideService,
    PolicyReportsService,
    RegistryMetrics,
    StaffCookie,
    StatusService,
    VersionStatsService,
  ],
  exports: [StaffCookie],
})
export class OpsModule implements OnModuleInit {
  constructor(private readonly adapterHost: HttpAdapterHost<FastifyAdapter>) {}

  onModuleInit(): void {
    parseJsonBodies(this.adapterHost.httpAdapter.getInstance<FastifyInstance>());
  }
}
