import { Body, Controller, HttpCode, Injectable, Post, Req, UseGuards } from '@nestjs/common';
import { ApiNoContentResponse } from '@nestjs/swagger';
import { Public } from '@phantom/service-kit';
import type { FastifyRequest } from 'fastify';
import { Redis } from '../../redis/redis.js';
import { SameOriginGuard } from '../../stages/auth/cross-site-request.js';
import { ClientAddress } from '../../stages/http/client-address.js';
import { AddressRateLimit } from '../../stages/rate-limit/rate-limits.js';
import { ReportsDto } from './version-report.dto.js';
import { VersionStatsService } from './version-stats.service.js';

/** For a whole office behind one address, and far from what could make numbers up. */
const REPORTS = { name: 'reports', points: 300, duration: 60 };

/** Holds off whoever sends more reports than people look at pages. */
@Injectable()
export class ReportRateLimit extends AddressRateLimit {
  constructor(redis: Redis, clientAddress: ClientAddress) {
    super(REPORTS, redis, clientAddress);
  }
}

/** Takes what the pages tell of the versions that they run. */
@Public()
@Controller('api/site/reports')
@UseGuards(SameOriginGuard)
export class VersionReportController {
  constructor(
    private readonly limit: ReportRateLimit,
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
