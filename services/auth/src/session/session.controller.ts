import { Body, Controller, Headers, Ip, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { OkDto, PostOk, Public } from '@phantom/service-kit';
import type { FastifyReply } from 'fastify';
import { LoginDto } from './dto/login.dto.js';
import { SessionDto } from './dto/session.dto.js';
import { DeviceCookie, RefreshCookie } from './cookie-names.js';
import { SessionCookies } from './session-cookies.js';
import { SessionService } from './session.service.js';

@ApiTags('session')
@Public()
@Controller('api/auth')
export class SessionController {
  constructor(
    private readonly sessions: SessionService,
    private readonly cookies: SessionCookies,
  ) {}

  @PostOk('login')
  @ApiOperation({ summary: 'Sign in; also sets the refresh cookie' })
  @ApiOkResponse({ type: SessionDto })
  async login(
    @Body() login: LoginDto,
    @Ip() address: string,
    @DeviceCookie() known: string | undefined,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const visitor = { address, device: known, userAgent };
    const { answer, renewal, device } = await this.sessions.login(login, visitor);
    this.cookies.setRefresh(reply, renewal);
    this.cookies.setDevice(reply, device);
    return answer;
  }

  @PostOk('refresh')
  @ApiOperation({ summary: 'A new access token for the refresh cookie, which is renewed as well' })
  @ApiOkResponse({ type: SessionDto })
  async refresh(
    @RefreshCookie() token: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const { answer, renewal } = await this.sessions.refresh(token);
    this.cookies.setRefresh(reply, renewal);
    return answer;
  }

  @PostOk('logout')
  @ApiOperation({ summary: 'End the login that the refresh cookie belongs to' })
  @ApiOkResponse({ type: OkDto })
  async logout(
    @RefreshCookie() token: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OkDto> {
    await this.sessions.logout(token);
    this.cookies.clearRefresh(reply);
    return new OkDto();
  }
}
