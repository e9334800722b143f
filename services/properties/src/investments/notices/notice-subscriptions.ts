import { SubscriptionKind } from '@phantom/subscriptions';
import type { EntityManager } from 'typeorm';
import { NOTICE_MESSAGES } from '../../common/messages.js';
import {
  InvestorSubscriber,
  NoticeLink,
  type NoticeState,
  NoticeSubscription,
} from './notice.entity.js';

/** Each kind of event is a subscription of the investor. A link ends all of them; the profile changes them one by one. */
export const INVESTOR_NOTICES = new SubscriptionKind({
  path: 'api/auth/investor-notices',
  pagePath: (page, token) =>
    page === 'leave' ? `/subscriptions/notices#token=${token}` : '/profile',
  subscriber: InvestorSubscriber,
  subscription: NoticeSubscription,
  link: NoticeLink,
  linkColumns: (_purpose, { subscriberId }) => ({ subscriberId }),
  purposeOf: () => 'manage',
  langOf: ({ subscriber }) => subscriber.lang,
  gone: NOTICE_MESSAGES.gone,
  records: 'investor-notices',
  toRecords: (subscriptions) =>
    subscriptions.map(({ subscriber, ...subscription }) => ({
      ...{ email: subscriber.email, lang: subscriber.lang, event: subscription.event },
      ...{ state: subscription.state, since: subscription.stateSince },
      ...{ chosen_at: subscription.chosenAt, chosen_in: subscription.lang },
      text_version: subscription.consentVersion,
    })),
  recipientOf: ({ subscriberId }) => subscriberId,
});

/** Ends all notices of an investor. */
export async function endNotices(
  manager: EntityManager,
  subscriberId: number,
  state: Exclude<NoticeState, 'active'>,
): Promise<void> {
  const active = await manager.find(NoticeSubscription, {
    where: { subscriberId, state: 'active' },
    lock: { mode: 'pessimistic_write' },
  });
  for (const each of active) await INVESTOR_NOTICES.changeState(manager, each, state);
}
