import { Module } from '@nestjs/common';
import { FilesModule } from '@phantom/files';
import { MailModule } from '@phantom/outbox';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { AccountLinkModule } from './account-links/account-link.module.js';
import { AccountLinkService } from './account-links/account-link.service.js';
import { AuditExportModule } from './audit-export/audit-export.module.js';
import { authDataSource } from './data-source.js';
import { PasswordModule } from './passwords/password.module.js';
import { PeopleModule } from './people/people.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { FILES_FOLDER } from './profiles/profile-image.service.js';
import { ProfileModule } from './profiles/profile.module.js';
import { RegistrationModule } from './registration/registration.module.js';
import { RevocationModule } from './revocations/revocation.module.js';
import { RevocationService } from './revocations/revocation.service.js';
import { ScheduledTasksModule } from './scheduled-tasks/scheduled-tasks.module.js';
import { SessionModule } from './sessions/session.module.js';
import { SmokeSessionModule } from './smoke-sessions/smoke-session.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: authDataSource, revocations: RevocationService }),
    AuditModule.forRoot('auth'),
    AuditExportModule,
    FilesModule.forRoot({ folder: FILES_FOLDER }),
    MailModule.withLinks({ module: AccountLinkModule, links: AccountLinkService }),
    RevocationModule,
    SessionModule,
    SmokeSessionModule,
    RegistrationModule,
    PasswordModule,
    ProfileModule,
    PeopleModule,
    PersonalDataModule,
    ScheduledTasksModule,
  ],
})
export class AppModule {}
