import { Module } from '@nestjs/common';
import { AccountLinkModule } from '../account-link/account-link.module.js';
import { AccountModule } from '../account/account.module.js';
import { LoginLimitModule } from '../login-limit/login-limit.module.js';
import { SessionModule } from '../session/session.module.js';
import { AfterAnswer } from './after-answer.service.js';
import { ForgottenPasswordController } from './forgotten-password.controller.js';
import { ForgottenPasswordService } from './forgotten-password.service.js';
import { PasswordNotice } from './password-notice.service.js';
import { PasswordController } from './password.controller.js';
import { PasswordService } from './password.service.js';

@Module({
  imports: [AccountModule, AccountLinkModule, LoginLimitModule, SessionModule],
  controllers: [ForgottenPasswordController, PasswordController],
  providers: [AfterAnswer, ForgottenPasswordService, PasswordNotice, PasswordService],
})
export class PasswordModule {}
