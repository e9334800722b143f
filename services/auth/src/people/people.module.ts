import { Module } from '@nestjs/common';
import { AccountLinkModule } from '../account-link/account-link.module.js';
import { LoginLimitModule } from '../login-limit/login-limit.module.js';
import { SessionModule } from '../session/session.module.js';
import { InvitationService } from './invitation.service.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';
import { RoleService } from './role.service.js';

@Module({
  imports: [AccountLinkModule, LoginLimitModule, SessionModule],
  controllers: [PeopleController],
  providers: [InvitationService, PeopleService, RoleService],
})
export class PeopleModule {}
