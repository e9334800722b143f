import { Body, Controller, Ip } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { CurrentUser, MessageDto, PostOk, type TokenUser } from '@phantom/service-kit';
import { DeviceCookie, RefreshCookie } from '../session/cookie-names.js';
import { ChangePasswordDto } from './dto/change-password.dto.js';
import { PasswordService } from './password.service.js';

@ApiTags('password')
@Controller('api/auth')
export class PasswordController {
  constructor(private readonly passwords: PasswordService) {}

  @PostOk('change-password')
  @ApiOperation({ summary: 'Change the own password; ends the other logins' })
  @ApiOkResponse({ type: MessageDto })
  changePassword(
    @CurrentUser() { id }: TokenUser,
    @Body() form: ChangePasswordDto,
    @Ip() address: string,
    @DeviceCookie() device: string | undefined,
    @RefreshCookie() login: string | undefined,
  ): Promise<MessageDto> {
    return this.passwords.change(id, form, { address, device, login });
  }
}
