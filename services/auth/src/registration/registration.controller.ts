import { Body, Controller, Ip } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PostOk, Public } from '@phantom/service-kit';
import { LinkTokenDto } from '../account-link/link-token.dto.js';
import { LinkedAccountDto } from '../password/dto/set-password.dto.js';
import { DeviceCookie } from '../session/cookie-names.js';
import { RegisterDto, RegisteredDto } from './dto/register.dto.js';
import { RegistrationService } from './registration.service.js';

@ApiTags('registration')
@Public()
@Controller()
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @PostOk(['api/auth/post-register', 'post-register'])
  @ApiOperation({ summary: 'Make an account, which has no role until an employee grants one' })
  @ApiOkResponse({ type: RegisteredDto })
  register(
    @Body() form: RegisterDto,
    @Ip() address: string,
    @DeviceCookie() device: string | undefined,
  ): Promise<RegisteredDto> {
    return this.registration.register(form, { address, device });
  }

  @PostOk('api/auth/confirm-email')
  @ApiOperation({ summary: 'Prove by the mailed link that the email address is the own one' })
  @ApiOkResponse({ type: LinkedAccountDto })
  confirmEmail(@Body() { token }: LinkTokenDto): Promise<LinkedAccountDto> {
    return this.registration.confirm(token);
  }
}
