import { Controller, Get, Res } from '@nestjs/common';
import { Public } from '@phantom/service-kit';
import type { FastifyReply } from 'fastify';
import { HealthService } from './health.service.js';

@Public()
@Controller('health')
export class HealthController {
  constructor(private readonly health: HealthService) {}

  @Get('live')
  live() {
    return { error: 0, status: 'live' };
  }

  /** Readiness: with 503 a load balancer sends the visitors to another gateway. */
  @Get('ready')
  async ready(@Res({ passthrough: true }) reply: FastifyReply) {
    const readiness = await this.health.readiness();
    const isReady = readiness.status !== 'unready';
    void reply.header('cache-control', 'no-store').status(isReady ? 200 : 503);
    return { error: isReady ? 0 : 1, ...readiness };
  }
}
