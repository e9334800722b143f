import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { OkDto, Public } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TokenVerifier } from '../../stages/auth/token-verifier.js';

/** Tells open pages whether their token is still good. Each asks once a second, so that the token is verified once and no service is asked. */
@Controller('api/site/session')
export class SessionController {
  constructor(private readonly tokens: TokenVerifier) {}

  /** Checks the token itself, by the memory of verified ones. */
  @Public()
  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: OkDto })
  async check(
    @Req() { raw: request }: FastifyRequest,
    @Res({ passthrough: true }) { raw: response }: FastifyReply,
  ): Promise<OkDto> {
    await this.tokens.check({ request, response });
    return new OkDto();
  }
}
