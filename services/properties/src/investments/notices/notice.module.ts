import { Module } from '@nestjs/common';
import { SubscriptionKindModule } from '@phantom/subscriptions';
import { InvestorNoticeController } from './notice.controller.js';
import { NoticeDigestService, NoticeRetention } from './notice-digest.service.js';
import { NoticeRecipients } from './notice-recipients.js';
import { NoticeService } from './notice.service.js';
import { INVESTOR_NOTICES } from './notice-subscriptions.js';

@Module({
  imports: [
    SubscriptionKindModule.forRoot({ kind: INVESTOR_NOTICES, recipients: NoticeRecipients }),
  ],
  controllers: [InvestorNoticeController],
  providers: [NoticeService, NoticeDigestService, NoticeRetention],
})
export class NoticeModule {}
