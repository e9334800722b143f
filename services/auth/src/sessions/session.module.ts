import { Module } from '@nestjs/common';
import { AccountModule } from '../accounts/account.module.js';
import { KnownDeviceModule } from '../known-devices/known-device.module.js';
import { RateLimitModule } from '../rate-limits/rate-limit.module.js';
import { SigningKeyModule } from '../signing-keys/signing-key.module.js';
import { LoginService } from './login.service.js';
import { SessionCookies } from './session-cookies.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';

@Module({
  imports: [AccountModule, KnownDeviceModule, RateLimitModule, SigningKeyModule],
  controllers: [SessionController],
  providers: [LoginService, SessionCookies, SessionService],
  exports: [LoginService, SessionCookies, SessionService],
})
export class SessionModule {}
