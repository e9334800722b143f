import { Body, Controller, Headers, Ip, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentUser,
  Gateway,
  MessageDto,
  PostOk,
  Public,
  type TokenUser,
} from '@phantom/service-kit';
import type { FastifyReply } from 'fastify';
import { LinkTokenDto } from '../account-links/account-link.dto.js';
import { DeviceCookie, RefreshCookie, SessionCookies } from '../sessions/session-cookies.js';
import { PasswordResetService } from './password-reset.service.js';
import {
  ChangePasswordDto,
  ForgotPasswordDto,
  PasswordLinkDto,
  PasswordSetDto,
  SetPasswordDto,
} from './password.dto.js';
import { PasswordService } from './password.service.js';

@ApiTags('password')
@Controller('api/auth')
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}

  @PostOk('change-password')
  @Gateway({ hashesPassword: true })
  @ApiOperation({ summary: 'Change the own password; ends the other logins' })
  @ApiOkResponse({ type: MessageDto })
  changePassword(
    @CurrentUser() { id }: TokenUser,
    @Body() form: ChangePasswordDto,
    @Ip() address: string,
    @DeviceCookie() device: string | undefined,
    @RefreshCookie() refreshToken: string | undefined,
  ): Promise<MessageDto> {
    return this.passwords.change(id, form, { address, device, refreshToken });
  }
}

@ApiTags('password')
@Public()
@Controller()
export class ForgottenPasswordController {
  constructor(
    private readonly resets: PasswordResetService,
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
    return this.resets.requestLink(email, { address, device });
  }

  @PostOk('api/auth/password-link')
  @ApiOperation({ summary: 'What a mailed link is for; does not use it up' })
  @ApiOkResponse({ type: PasswordLinkDto })
  passwordLink(@Body() { token }: LinkTokenDto): Promise<PasswordLinkDto> {
    return this.resets.describeLink(token);
  }

  @PostOk('api/auth/set-password')
  @Gateway({ hashesPassword: true })
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
    const { response, device, refreshToken } = await this.resets.setPassword(form, userAgent);
    if (refreshToken) this.cookies.setRefresh(reply, refreshToken);
    this.cookies.setDevice(reply, device);
    return response;
  }
}
