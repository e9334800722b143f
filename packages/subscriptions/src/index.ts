import { CreateSubscriptions1795510001000 } from './lists/subscription.migrations.js';
import {
  Subscriber,
  Subscription,
  SubscriptionConsent,
  SubscriptionLink,
} from './lists/subscription.entity.js';

export { leavingController } from './leaving.js';
export { LIST_SUBSCRIPTIONS } from './lists/list-subscriptions.js';
export {
  type LinkText,
  type SubscriptionList,
  SubscriptionTexts,
} from './lists/subscription-options.js';
export { SubscriptionService } from './lists/subscription.service.js';
export { SubscriptionsModule, type SubscriptionsOptions } from './lists/subscriptions.module.js';
export { ConsentVersionField, SubscriptionTokenDto } from './subscription-form.dto.js';
export { SubscriptionForms } from './subscription-forms.service.js';
export { shortened, SubscriptionKind } from './subscription-kind.js';
export { SubscriptionKindModule, SubscriptionRetention } from './subscription-kind.module.js';
export { linkReference, SubscriptionLinks } from './subscription-links.js';
export { MailedLink, SubscriberRow, SubscriptionRow } from './subscription-rows.js';

/** For the data source of a service with lists. It has the tables of the outbox, too. */
export const SUBSCRIPTION_ENTITIES = [
  Subscriber,
  Subscription,
  SubscriptionConsent,
  SubscriptionLink,
];
export const SUBSCRIPTION_MIGRATIONS = [CreateSubscriptions1795510001000];
