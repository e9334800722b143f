import { type DynamicModule, Module, type Type } from '@nestjs/common';
import { SubscriptionKindModule } from '../subscription-kind.module.js';
import { LIST_SUBSCRIPTIONS } from './list-subscriptions.js';
import {
  type SubscriptionList,
  SubscriptionLists,
  SubscriptionTexts,
} from './subscription-options.js';
import { SubscribeController, SubscriptionController } from './subscription.controller.js';
import { SubscriptionRecipients } from './subscription-recipients.js';
import { SubscriptionService } from './subscription.service.js';

export interface SubscriptionsOptions {
  lists: readonly SubscriptionList[];
  /** Replaces the texts of the mails. Global modules provide what it injects. */
  texts?: Type<SubscriptionTexts>;
}

/** The lists that one can subscribe to at this service. */
@Module({})
export class SubscriptionsModule {
  static forRoot({ lists, texts = SubscriptionTexts }: SubscriptionsOptions): DynamicModule {
    return {
      module: SubscriptionsModule,
      global: true,
      imports: [
        SubscriptionKindModule.forRoot({
          kind: LIST_SUBSCRIPTIONS,
          recipients: SubscriptionRecipients,
        }),
      ],
      controllers: [SubscribeController, SubscriptionController],
      providers: [
        { provide: SubscriptionLists, useValue: new SubscriptionLists(lists) },
        { provide: SubscriptionTexts, useClass: texts },
        SubscriptionService,
      ],
      exports: [SubscriptionService],
    };
  }
}
