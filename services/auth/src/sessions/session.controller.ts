import { Body, Controller, Headers, Ip, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Gateway, OkDto, PostOk, Public } from '@phantom/service-kit';
import type { FastifyReply } from 'fastify';
import { LoginService } from './login.service.js';
import { DeviceCookie, RefreshCookie, SessionCookies } from './session-cookies.js';
import { LoginDto, SessionDto } from './session.dto.js';

@ApiTags('session')
@Public()
@Controller('api/auth')
export class SessionController {
  constructor(
    private readonly logins: LoginService,
    private readonly cookies: SessionCookies,
  ) {}

  @PostOk('login')
  @Gateway({ hashesPassword: true })
  @ApiOperation({ summary: 'Sign in; also sets the refresh cookie' })
  @ApiOkResponse({ type: SessionDto })
  async login(
    @Body() form: LoginDto,
    @Ip() address: string,
    @DeviceCookie() knownDevice: string | undefined,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const client = { address, device: knownDevice, userAgent };
    const { response, refreshToken, device } = await this.logins.login(form, client);
    this.cookies.setRefresh(reply, refreshToken);
    this.cookies.setDevice(reply, device);
    return response;
  }

  @PostOk('refresh')
  @ApiOperation({ summary: 'A new access token for the refresh cookie, which is renewed as well' })
  @ApiOkResponse({ type: SessionDto })
  async refresh(
    @RefreshCookie() token: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SessionDto> {
    const { response, refreshToken } = await this.logins.refresh(token);
    this.cookies.setRefresh(reply, refreshToken);
    return response;
  }

  @PostOk('logout')
  @ApiOperation({ summary: 'End the login that the refresh cookie belongs to' })
  @ApiOkResponse({ type: OkDto })
  async logout(
    @RefreshCookie() token: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OkDto> {
    await this.logins.logout(token);
    this.cookies.clearRefresh(reply);
    return new OkDto();
  }
}
