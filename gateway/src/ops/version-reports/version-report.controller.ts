import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { Public } from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';
import { SameOriginGuard } from '../../stages/auth/cross-site-request.js';
import { RateLimits } from '../../stages/rate-limit/rate-limits.js';
import { ReportsDto } from './version-report.dto.js';
import { VersionStatsService } from './version-stats.service.js';

/** Receives the reports of browsers about the versions that they run. */
@Public()
@Controller('api/site/reports')
@UseGuards(SameOriginGuard)
export class ReportController {
  constructor(
    private readonly limits: RateLimits,
    private readonly stats: VersionStatsService,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  async take(@Body() { entries }: ReportsDto, @Req() request: FastifyRequest): Promise<void> {
    await this.limits.reports.spend(request.raw);
    await this.stats.add(entries);
  }
}
