import { Module } from '@nestjs/common';
import { ContentEditingModule, entryMailController, EntryMails } from '@phantom/content-editing';
import { FilesModule } from '@phantom/files';
import { MailModule } from '@phantom/outbox';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { AccountModule } from './accounts/account.module.js';
import { AccountLinkModule } from './account-links/account-link.module.js';
import { AccountLinkService } from './account-links/account-link.service.js';
import { AuditExportController } from './audit-export/audit-export.controller.js';
import { authDataSource } from './data-source.js';
import { KnownDeviceModule } from './known-devices/known-device.module.js';
import { AccountMails } from './mail-texts/account-mails.service.js';
import { MAIL_TEXT_TYPES } from './mail-texts/mail-text.types.js';
import { PasswordModule } from './passwords/password.module.js';
import { PeopleModule } from './people/people.module.js';
import { PersonalDataController } from './personal-data/personal-data.controller.js';
import { PersonalDataService } from './personal-data/personal-data.service.js';
import { FILES_FOLDER } from './profiles/profile-image.service.js';
import { ProfileModule } from './profiles/profile.module.js';
import { RateLimitModule } from './rate-limits/rate-limit.module.js';
import { RegistrationController } from './registration/registration.controller.js';
import { RegistrationService } from './registration/registration.service.js';
import { RevocationFeed } from './revocations/revocation-feed.service.js';
import { RevocationController } from './revocations/revocation.controller.js';
import { RevocationService } from './revocations/revocation.service.js';
import { ScheduledTasks } from './scheduled-tasks/scheduled-tasks.service.js';
import { SessionModule } from './sessions/session.module.js';
import { SigningKeyModule } from './signing-keys/signing-key.module.js';
import { SmokeSessionController } from './smoke-sessions/smoke-session.controller.js';
import { SmokeSessionService } from './smoke-sessions/smoke-session.service.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: authDataSource, revocations: RevocationService }),
    AuditModule.forRoot('auth'),
    FilesModule.forRoot({ folder: FILES_FOLDER }),
    ContentEditingModule.forRoot({
      path: 'api/auth/auth-content',
      service: 'auth',
      types: MAIL_TEXT_TYPES,
    }),
    MailModule.withLinks({ module: AccountLinkModule, links: AccountLinkService }),
    AccountModule,
    AccountLinkModule,
    KnownDeviceModule,
    RateLimitModule,
    SigningKeyModule,
    SessionModule,
    PasswordModule,
    ProfileModule,
    PeopleModule,
  ],
  controllers: [
    entryMailController('api/auth/auth-content'),
    AuditExportController,
    RevocationController,
    SmokeSessionController,
    RegistrationController,
    PersonalDataController,
  ],
  providers: [
    { provide: EntryMails, useClass: AccountMails },
    RevocationFeed,
    SmokeSessionService,
    RegistrationService,
    PersonalDataService,
    ScheduledTasks,
  ],
})
export class AppModule {}
