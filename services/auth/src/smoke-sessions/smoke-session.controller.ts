import { Body, Controller, Ip } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PostOk, Public } from '@phantom/service-kit';
import { SmokeClientDto, SmokeSessionsDto } from './smoke-session.dto.js';
import { SmokeSessionService } from './smoke-session.service.js';

@ApiTags('session')
@Public()
@Controller('api/auth/smoke-sessions')
export class SmokeSessionController {
  constructor(private readonly sessions: SmokeSessionService) {}

  @PostOk()
  @ApiOperation({
    summary: 'Read-only tokens of each role, for the smoke tests of the release tool',
  })
  @ApiOkResponse({ type: SmokeSessionsDto })
  open(@Body() client: SmokeClientDto, @Ip() address: string): Promise<SmokeSessionsDto> {
    return this.sessions.open(client, address);
  }
}
