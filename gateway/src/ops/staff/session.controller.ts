import { Controller, Get, Header, Req, Res } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { OkDto, Public } from '@phantom/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { TokenVerifier } from '../../stages/auth/token-verifier.js';

/** Reports whether a token is still valid. Each open page asks twice a second: the token is verified once, and no service is called. */
@Controller('api/site/session')
export class SessionController {
  constructor(private readonly tokens: TokenVerifier) {}

  /** Public for the framework: the handler checks the token itself, with the cache of verified tokens. */
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
