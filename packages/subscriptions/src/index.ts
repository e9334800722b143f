import {
  Subscriber,
  Subscription,
  SubscriptionConsent,
  SubscriptionLink,
} from './subscription.entity.js';
import { CreateSubscriptions1795510001000 } from './subscription.migrations.js';

export { OneClickBody } from './one-click-body.js';
export { leaveHeaders } from './subscription-links.js';
export { type LinkText, type SubscriptionList, SubscriptionTexts } from './subscription-options.js';
export { findSubscriptions, removeSubscriptions } from './subscription-personal-data.js';
export { SubscriptionService } from './subscription.service.js';
export { SubscriptionsModule, type SubscriptionsOptions } from './subscriptions.module.js';

/** For the data source of a service with subscriptions. It has the tables of the outbox, too. */
export const SUBSCRIPTION_ENTITIES = [
  Subscriber,
  Subscription,
  SubscriptionConsent,
  SubscriptionLink,
];
export const SUBSCRIPTION_MIGRATIONS = [CreateSubscriptions1795510001000];
