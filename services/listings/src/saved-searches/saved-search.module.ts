import { Module } from '@nestjs/common';
import { FormsModule, MailModule } from '@phantom/outbox';
import { OneClickBody } from '@phantom/subscriptions';
import { AlertDigestService } from './alert-digest.service.js';
import { AlertMailRecipients } from './alert-mail-recipients.js';
import { MailSender } from './mail-sender.js';
import { SavedSearchController } from './saved-search.controller.js';
import { SavedSearchLinks } from './saved-search-links.js';
import { SavedSearchRetention } from './saved-search-retention.js';
import { SavedSearchService } from './saved-search.service.js';
import { SearchMatching } from './search-matching.js';

/** What mails need to know of saved searches. */
@Module({
  providers: [SavedSearchLinks, MailSender, AlertMailRecipients],
  exports: [SavedSearchLinks, AlertMailRecipients],
})
class SavedSearchLinkModule {}

@Module({
  imports: [
    FormsModule,
    SavedSearchLinkModule,
    MailModule.withLinks({
      module: SavedSearchLinkModule,
      links: SavedSearchLinks,
      recipients: AlertMailRecipients,
    }),
  ],
  controllers: [SavedSearchController],
  providers: [
    SavedSearchService,
    SearchMatching,
    AlertDigestService,
    SavedSearchRetention,
    OneClickBody,
  ],
})
export class SavedSearchModule {}
