import { Module } from '@nestjs/common';
import { AccountModule } from '../account/account.module.js';
import { LoginLimitModule } from '../login-limit/login-limit.module.js';
import { SigningKeyModule } from '../signing-key/signing-key.module.js';
import { PresentPassword } from './present-password.service.js';
import { RefreshFamilyService } from './refresh-family.service.js';
import { SessionCookies } from './session-cookies.js';
import { SessionController } from './session.controller.js';
import { SessionService } from './session.service.js';

@Module({
  imports: [AccountModule, LoginLimitModule, SigningKeyModule],
  controllers: [SessionController],
  providers: [SessionService, SessionCookies, PresentPassword, RefreshFamilyService],
  exports: [PresentPassword, SessionService, SessionCookies, RefreshFamilyService],
})
export class SessionModule {}
