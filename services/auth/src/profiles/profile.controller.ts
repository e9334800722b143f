import { Body, Controller, Get, Ip, Param, Patch, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, Gateway, OkDto, PostOk, type TokenUser } from '@phantom/service-kit';
import type { FastifyReply } from 'fastify';
import { PresentPasswordDto } from '../passwords/password.dto.js';
import { DeviceCookie, RefreshCookie, SessionCookies } from '../sessions/session-cookies.js';
import { ChangeProfileDto, ProfileAnswerDto, SessionParamDto } from './profile.dto.js';
import { toTechnicalProfile } from './profile.mapper.js';
import { ProfileService } from './profile.service.js';

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
    @RefreshCookie() refreshToken: string | undefined,
  ): Promise<ProfileAnswerDto> | ProfileAnswerDto {
    if (user.readOnly) return toTechnicalProfile(user);
    return this.profiles.read(user.id, refreshToken);
  }

  @Patch('profile')
  @ApiOkResponse({ type: ProfileAnswerDto })
  changeProfile(
    @CurrentUser() { id }: TokenUser,
    @Body() change: ChangeProfileDto,
    @RefreshCookie() refreshToken: string | undefined,
  ): Promise<ProfileAnswerDto> {
    return this.profiles.change(id, change, refreshToken);
  }

  @PostOk('sessions/:id/end')
  @Gateway({ hashesPassword: true })
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
  @Gateway({ hashesPassword: true })
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
