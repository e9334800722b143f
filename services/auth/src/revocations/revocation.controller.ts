import { Controller, Get, Header, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { RevocationFeed } from './revocation-feed.service.js';
import { RevokedSessionsQueryDto, type RevokedSessionsDto } from './revocation.dto.js';
import { RevocationService } from './revocation.service.js';

/** For gateways and services only: the calls are not part of the API, and no gateway proxies them. */
@ApiExcludeController()
@Public()
@Controller('internal')
export class RevocationController {
  constructor(
    private readonly feed: RevocationFeed,
    private readonly revocations: RevocationService,
  ) {}

  @Get('revocations')
  stream(@Req() request: FastifyRequest, @Res() reply: FastifyReply): void {
    this.feed.answer(request, reply);
  }

  /** Gateways of the previous release poll this every second during a rolling upgrade. */
  @Get('ended-sessions')
  @Header('Cache-Control', 'no-store')
  list(@Query() { since }: RevokedSessionsQueryDto): Promise<RevokedSessionsDto> {
    return this.revocations.listSessions(since);
  }
}
