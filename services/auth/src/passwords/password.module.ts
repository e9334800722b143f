import { Module } from '@nestjs/common';
import { AccountLinkModule } from '../account-links/account-link.module.js';
import { AccountModule } from '../accounts/account.module.js';
import { KnownDeviceModule } from '../known-devices/known-device.module.js';
import { RateLimitModule } from '../rate-limits/rate-limit.module.js';
import { SessionModule } from '../sessions/session.module.js';
import { CurrentPasswordService } from './current-password.service.js';
import { PasswordNoticeService } from './password-notice.service.js';
import { PasswordResetService } from './password-reset.service.js';
import { ForgottenPasswordController, PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';

@Module({
  imports: [AccountModule, AccountLinkModule, KnownDeviceModule, RateLimitModule, SessionModule],
  controllers: [ForgottenPasswordController, PasswordController],
  providers: [CurrentPasswordService, PasswordNoticeService, PasswordResetService, PasswordService],
  exports: [CurrentPasswordService],
})
export class PasswordModule {}
