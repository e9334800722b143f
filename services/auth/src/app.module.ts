import { Module } from '@nestjs/common';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { FilesModule } from '@phantom/service-kit/files';
import { MailModule } from '@phantom/service-kit/mail';
import { AccountLinkModule } from './account-link/account-link.module.js';
import { AccountLinkService } from './account-link/account-link.service.js';
import { AuditExportModule } from './audit-export/audit-export.module.js';
import { authDataSource } from './data-source.js';
import { DemoModule } from './demo/demo.module.js';
import { PasswordModule } from './password/password.module.js';
import { PeopleModule } from './people/people.module.js';
import { PersonalDataModule } from './personal-data/personal-data.module.js';
import { ProfileModule } from './profile/profile.module.js';
import { FILES_FOLDER } from './profile-image/profile-image.service.js';
import { ProfileImageModule } from './profile-image/profile-image.module.js';
import { RegistrationModule } from './registration/registration.module.js';
import { DatabaseRevocations } from './revocation/database-revocations.service.js';
import { RevocationModule } from './revocation/revocation.module.js';
import { SessionModule } from './session/session.module.js';
import { SmokeSessionModule } from './smoke-session/smoke-session.module.js';
import { UpkeepModule } from './upkeep/upkeep.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: authDataSource, revocations: DatabaseRevocations }),
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
    ProfileImageModule,
    PeopleModule,
    PersonalDataModule,
    DemoModule,
    UpkeepModule,
  ],
})
export class AppModule {}
