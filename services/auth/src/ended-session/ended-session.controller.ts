import { Controller, Get, Header, Query } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Public } from '@phantom/service-kit';
import { EndedSessionService, type EndsSince } from './ended-session.service.js';
import { EndsQueryDto } from './dto/ends-query.dto.js';

/** For gateways, each of which asks every second: no call of the API, and passed on by none of them. */
@ApiExcludeController()
@Public()
@Controller('internal/ended-sessions')
export class EndedSessionController {
  constructor(private readonly sessions: EndedSessionService) {}

  @Get()
  @Header('Cache-Control', 'no-store')
  list(@Query() { since }: EndsQueryDto): Promise<EndsSince> {
    return this.sessions.since(since);
  }
}
