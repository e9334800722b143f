import { Body, Controller, Ip } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Gateway, PostOk, Public } from '@phantom/service-kit';
import { LinkedAccountDto, LinkTokenDto } from '../account-links/account-link.dto.js';
import { DeviceCookie } from '../sessions/session-cookies.js';
import { RegisterDto, RegisteredDto } from './registration.dto.js';
import { RegistrationService } from './registration.service.js';

@ApiTags('registration')
@Public()
@Controller()
export class RegistrationController {
  constructor(private readonly registration: RegistrationService) {}

  @PostOk(['api/auth/post-register', 'post-register'])
  @Gateway({ hashesPassword: true })
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
