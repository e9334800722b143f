import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { FormsModule, MailModule } from '@phantom/outbox';
import { OneClickBody } from './one-click-body.js';
import {
  SubscriptionLinks,
  SubscriptionPaths,
  SubscriptionRecipients,
} from './subscription-links.js';
import {
  type SubscriptionList,
  SubscriptionLists,
  SubscriptionTexts,
} from './subscription-options.js';
import { SubscriptionRetention } from './subscription-retention.js';
import { type SubscriptionCallPaths, subscriptionControllers } from './subscription.controller.js';
import { SubscriptionService } from './subscription.service.js';

export interface SubscriptionsOptions {
  paths: SubscriptionCallPaths;
  lists: readonly SubscriptionList[];
  /** Replaces the texts of the mails. Global modules provide what it injects. */
  texts?: Type<SubscriptionTexts>;
}

/** What mails need to know of subscriptions. */
@Module({})
class SubscriptionLinkModule {}

/** The lists that one can subscribe to at this service. */
@Module({})
export class SubscriptionsModule {
  static forRoot({ paths, lists, texts = SubscriptionTexts }: SubscriptionsOptions): DynamicModule {
    const links: DynamicModule = {
      module: SubscriptionLinkModule,
      providers: [
        { provide: SubscriptionPaths, useValue: new SubscriptionPaths(paths.base) },
        SubscriptionLinks,
        SubscriptionRecipients,
      ],
      exports: [SubscriptionLinks, SubscriptionRecipients],
    };
    return {
      module: SubscriptionsModule,
      global: true,
      imports: [
        FormsModule,
        links,
        MailModule.withLinks({
          module: links,
          links: SubscriptionLinks,
          recipients: SubscriptionRecipients,
        }),
      ],
      controllers: subscriptionControllers(paths),
      providers: [
        { provide: SubscriptionLists, useValue: new SubscriptionLists(lists) },
        { provide: SubscriptionTexts, useClass: texts },
        SubscriptionService,
        SubscriptionRetention,
        OneClickBody,
      ],
      exports: [SubscriptionService],
    };
  }
}
