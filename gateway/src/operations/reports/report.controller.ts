import { Body, Controller, HttpCode, Post, Req, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { Public } from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';
import { SameOriginGuard } from '../same-origin.guard.js';
import { ReportLimit } from './report-limit.js';
import { ReportsDto } from './report.dto.js';
import { VersionStatsService } from './version-stats.service.js';

/** Takes what the pages tell of the versions that they run. */
@Public()
@Controller('api/site/reports')
@UseGuards(SameOriginGuard)
export class ReportController {
  constructor(
    private readonly limit: ReportLimit,
    private readonly stats: VersionStatsService,
  ) {}

  @Post()
  @HttpCode(204)
  @ApiNoContentResponse()
  async take(@Body() { entries }: ReportsDto, @Req() request: FastifyRequest): Promise<void> {
    await this.limit.spend(request.raw);
    await this.stats.add(entries);
  }
}
