import { Module } from '@nestjs/common';
import { AccountLinkModule } from '../account-links/account-link.module.js';
import { AccountModule } from '../accounts/account.module.js';
import { KnownDeviceModule } from '../known-devices/known-device.module.js';
import { RateLimitModule } from '../rate-limits/rate-limit.module.js';
import { RegistrationController } from './registration.controller.js';
import { RegistrationService } from './registration.service.js';

@Module({
  imports: [AccountModule, AccountLinkModule, KnownDeviceModule, RateLimitModule],
  controllers: [RegistrationController],
  providers: [RegistrationService],
})
export class RegistrationModule {}
