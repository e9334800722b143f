import { Module } from '@nestjs/common';
import { SubscriptionKindModule } from '@phantom/subscriptions';
import { NearbyModule } from '../nearby/nearby.module.js';
import { ListingMailLinks } from '../viewings/listing-mail-links.js';
import { AlertDigestService } from './alert-digest.service.js';
import { AlertMailRecipients } from './alert-mail-recipients.js';
import { AlertRetention } from './alert-retention.js';
import { MailSender } from './mail-sender.js';
import { SavedSearchController } from './saved-search.controller.js';
import { SavedSearchService } from './saved-search.service.js';
import { SAVED_SEARCHES } from './saved-search-subscriptions.js';
import { SearchMatching } from './search-matching.js';

@Module({
  imports: [
    NearbyModule,
    SubscriptionKindModule.forRoot({
      kind: SAVED_SEARCHES,
      recipients: AlertMailRecipients,
      links: ListingMailLinks,
      providers: [MailSender],
    }),
  ],
  controllers: [SavedSearchController],
  providers: [SavedSearchService, SearchMatching, AlertDigestService, AlertRetention],
})
export class SavedSearchModule {}
