import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiBody, ApiNoContentResponse } from '@nestjs/swagger';
import { BadRequestError, Public } from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';
import { ReportLimit } from '../reports/report-limit.js';
import { SameOriginGuard } from '../same-origin.guard.js';
import { POLICY_REPORTS } from './policy-reports-path.js';
import { PolicyViolations } from './policy-violations.service.js';
import { violationsIn } from './violations.js';

/** Takes what browsers tell of the pages that went against their policy: a mistake of ours, or somebody else's script. */
@Public()
@Controller(POLICY_REPORTS)
@UseGuards(SameOriginGuard)
export class PolicyReportsController {
  constructor(
    private readonly limit: ReportLimit,
    private readonly violations: PolicyViolations,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiBody({
    description: 'As browsers write it: `application/csp-report` or `application/reports+json`',
    schema: { oneOf: [{ type: 'object' }, { type: 'array', items: { type: 'object' } }] },
  })
  @ApiNoContentResponse()
  async take(@Body() body: unknown, @Req() request: FastifyRequest): Promise<void> {
    await this.limit.spend(request.raw);
    const violations = violationsIn(body);
    if (!violations) throw new BadRequestError();
    this.violations.add(violations);
  }
}
