import { Body, Controller, Headers, Ip, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { MessageDto, PostOk, Public } from '@phantom/service-kit';
import type { FastifyReply } from 'fastify';
import { LinkTokenDto } from '../account-link/link-token.dto.js';
import { DeviceCookie } from '../session/cookie-names.js';
import { SessionCookies } from '../session/session-cookies.js';
import { ForgotPasswordDto } from './dto/forgot-password.dto.js';
import { PasswordLinkDto } from './dto/password-link.dto.js';
import { PasswordSetDto, SetPasswordDto } from './dto/set-password.dto.js';
import { ForgottenPasswordService } from './forgotten-password.service.js';

@ApiTags('password')
@Public()
@Controller()
export class ForgottenPasswordController {
  constructor(
    private readonly passwords: ForgottenPasswordService,
    private readonly cookies: SessionCookies,
  ) {}

  @PostOk(['api/auth/forget-pwd', 'forget-pwd'])
  @ApiOperation({ summary: 'Have a link mailed; answers the same for an unknown address' })
  @ApiOkResponse({ type: MessageDto })
  forgetPwd(
    @Body() { email }: ForgotPasswordDto,
    @Ip() address: string,
    @DeviceCookie() device: string | undefined,
  ): Promise<MessageDto> {
    return this.passwords.ask(email, { address, device });
  }

  @PostOk('api/auth/password-link')
  @ApiOperation({ summary: 'What a mailed link is for; does not use it up' })
  @ApiOkResponse({ type: PasswordLinkDto })
  passwordLink(@Body() { token }: LinkTokenDto): Promise<PasswordLinkDto> {
    return this.passwords.look(token);
  }

  @PostOk('api/auth/set-password')
  @ApiOperation({
    summary:
      'Set the password by a mailed link, once; ends every login, and a first one begins one',
  })
  @ApiOkResponse({ type: PasswordSetDto })
  async setPassword(
    @Body() form: SetPasswordDto,
    @Headers('user-agent') userAgent: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasswordSetDto> {
    const { answer, device, renewal } = await this.passwords.set(form, userAgent);
    if (renewal) this.cookies.setRefresh(reply, renewal);
    this.cookies.setDevice(reply, device);
    return answer;
  }
}
