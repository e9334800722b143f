import { Module } from '@nestjs/common';
import { AccountLinkModule } from '../account-links/account-link.module.js';
import { RateLimitModule } from '../rate-limits/rate-limit.module.js';
import { SessionModule } from '../sessions/session.module.js';
import { InvitationService } from './invitation.service.js';
import { PeopleController } from './people.controller.js';
import { PeopleService } from './people.service.js';
import { RoleService } from './role.service.js';

@Module({
  imports: [AccountLinkModule, RateLimitModule, SessionModule],
  controllers: [PeopleController],
  providers: [InvitationService, PeopleService, RoleService],
})
export class PeopleModule {}
