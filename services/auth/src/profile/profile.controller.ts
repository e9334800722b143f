import { Body, Controller, Get, Ip, Param, Patch, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, OkDto, PostOk, type TokenUser } from '@phantom/service-kit';
import type { FastifyReply } from 'fastify';
import { DeviceCookie, RefreshCookie } from '../session/cookie-names.js';
import { PresentPasswordDto } from '../session/dto/present-password.dto.js';
import { SessionCookies } from '../session/session-cookies.js';
import { ChangeProfileDto } from './dto/change-profile.dto.js';
import { ProfileAnswerDto } from './dto/profile.dto.js';
import { SessionParamDto } from './dto/session-param.dto.js';
import { ProfileService } from './profile.service.js';
import { technicalProfile } from './technical-profile.js';

/** What people see and change of their own account, whatever their role. */
@ApiTags('profile')
@Controller('api/auth')
export class ProfileController {
  constructor(
    private readonly profiles: ProfileService,
    private readonly cookies: SessionCookies,
  ) {}

  @Get('profile')
  @ApiOkResponse({ type: ProfileAnswerDto })
  profile(
    @CurrentUser() user: TokenUser,
    @RefreshCookie() login: string | undefined,
  ): Promise<ProfileAnswerDto> | ProfileAnswerDto {
    if (user.readOnly) return technicalProfile(user);
    return this.profiles.read(user.id, login);
  }

  @Patch('profile')
  @ApiOkResponse({ type: ProfileAnswerDto })
  changeProfile(
    @CurrentUser() { id }: TokenUser,
    @Body() change: ChangeProfileDto,
    @RefreshCookie() login: string | undefined,
  ): Promise<ProfileAnswerDto> {
    return this.profiles.change(id, change, login);
  }

  @PostOk('sessions/:id/end')
  @ApiOperation({ summary: 'End one login of the own account, with the password' })
  @ApiOkResponse({ type: OkDto })
  endSession(
    @CurrentUser() { id: accountId }: TokenUser,
    @Param() { id }: SessionParamDto,
    @Body() { current_password }: PresentPasswordDto,
    @Ip() address: string,
    @DeviceCookie() device: string | undefined,
  ): Promise<OkDto> {
    return this.profiles.endSession(accountId, id, { current_password, address, device });
  }

  @PostOk('logout-everywhere')
  @ApiOperation({ summary: 'End every login of the own account, this one too, with the password' })
  @ApiOkResponse({ type: OkDto })
  async logoutEverywhere(
    @CurrentUser() { id }: TokenUser,
    @Body() { current_password }: PresentPasswordDto,
    @Ip() address: string,
    @DeviceCookie() device: string | undefined,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<OkDto> {
    await this.profiles.endAllSessions(id, { current_password, address, device });
    this.cookies.clearRefresh(reply);
    return new OkDto();
  }
}
