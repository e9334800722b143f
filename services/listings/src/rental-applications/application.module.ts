import { Module } from '@nestjs/common';
import { FormsModule, MailModule } from '@phantom/outbox';
import { ApplicationInboxController } from './application-inbox.controller.js';
import { ApplicationInbox } from './application-inbox.service.js';
import { ApplicationMails } from './application-mails.service.js';
import { ApplicationPapers } from './application-papers.service.js';
import { ApplicationRetention } from './application-retention.js';
import { ApplicationController } from './application.controller.js';
import { ApplicationService } from './application.service.js';

@Module({
  imports: [FormsModule, MailModule],
  controllers: [ApplicationController, ApplicationInboxController],
  providers: [
    ApplicationService,
    ApplicationPapers,
    ApplicationInbox,
    ApplicationMails,
    ApplicationRetention,
  ],
})
export class RentalApplicationModule {}
