import { Module } from '@nestjs/common';
import { AccountLinkModule } from '../account-link/account-link.module.js';
import { LoginLimitModule } from '../login-limit/login-limit.module.js';
import { SessionModule } from '../session/session.module.js';
import { AuthUpkeep } from './upkeep.service.js';

@Module({ imports: [AccountLinkModule, LoginLimitModule, SessionModule], providers: [AuthUpkeep] })
export class UpkeepModule {}
