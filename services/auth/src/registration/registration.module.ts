import { Module } from '@nestjs/common';
import { AccountLinkModule } from '../account-link/account-link.module.js';
import { AccountModule } from '../account/account.module.js';
import { LoginLimitModule } from '../login-limit/login-limit.module.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationService } from './registration.service.js';

@Module({
  imports: [AccountModule, AccountLinkModule, LoginLimitModule],
  controllers: [RegistrationController],
  providers: [RegistrationService],
})
export class RegistrationModule {}
