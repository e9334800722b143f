import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse } from '@nestjs/swagger';
import { BadRequestError, Public } from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';
import { SameOriginGuard } from '../../stages/auth/cross-site-request.js';
import { RateLimits } from '../../stages/rate-limit/rate-limits.js';
import { PolicyReportsService } from './policy-reports.service.js';
import { POLICY_REPORTS_PATH, parsePolicyReports } from './policy-violations.js';

/** Receives the reports of browsers about violations of a page's Content-Security-Policy. */
@Public()
@Controller(POLICY_REPORTS_PATH)
@UseGuards(SameOriginGuard)
export class PolicyReportsController {
  constructor(
    private readonly limits: RateLimits,
    private readonly violations: PolicyReportsService,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiBody({
    description: 'As browsers write it: `application/csp-report` or `application/reports+json`',
    schema: { oneOf: [{ type: 'object' }, { type: 'array', items: { type: 'object' } }] },
  })
  @ApiNoContentResponse()
  async take(@Body() body: unknown, @Req() request: FastifyRequest): Promise<void> {
    await this.limits.reports.spend(request.raw);
    const violations = parsePolicyReports(body);
    if (!violations) throw new BadRequestError();
    for (const violation of violations) this.violations.add(violation);
  }
}
