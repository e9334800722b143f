import { type EntityManager, In } from 'typeorm';
import { SUBSCRIPTION_MESSAGES } from '../messages.js';
import { SubscriptionKind } from '../subscription-kind.js';
import type { SubscriptionState } from '../subscription-rows.js';
import {
  type ConsentAction,
  Subscriber,
  Subscription,
  SubscriptionConsent,
  SubscriptionLink,
} from './subscription.entity.js';

/** Subscriptions to lists. A link is for one of them. */
export const LIST_SUBSCRIPTIONS = new SubscriptionKind({
  path: 'api/auth/subscriptions',
  pagePath: (page, token) =>
    `/subscriptions/${page === 'manage' ? 'preferences' : page}#token=${token}`,
  subscriber: Subscriber,
  subscription: Subscription,
  link: SubscriptionLink,
  linkColumns: (purpose, { id: subscriptionId }) => ({ subscriptionId, purpose }),
  purposeOf: ({ purpose }) => purpose,
  langOf: ({ subscriber }) => subscriber.lang,
  gone: SUBSCRIPTION_MESSAGES.gone,
  forms: {
    thanks: SUBSCRIPTION_MESSAGES.thanks,
    scope: 'subscribe',
    isConfirmable: (state) => state !== 'active',
    mostRequests: 3,
    countRequests,
  },
  records: 'subscriptions',
  toRecords,
  recipientOf: ({ id }) => id,
});

async function countRequests(manager: EntityManager, id: number, since: Date): Promise<number> {
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::integer FROM subscription_consent AS consent
       JOIN subscription ON subscription.id = subscription_id
      WHERE subscriber_id = $1 AND action = 'requested' AND consent.created_at > $2`,
    [id, since],
  );
  return row.count;
}

async function toRecords(subscriptions: Subscription[], manager: EntityManager): Promise<object[]> {
  const consents = await manager.find(SubscriptionConsent, {
    where: { subscriptionId: In(subscriptions.map(({ id }) => id)) },
    order: { id: 'ASC' },
  });
  return subscriptions.map(({ id, list, state, stateSince, subscriber }) => ({
    ...{ email: subscriber.email, lang: subscriber.lang, list, state, since: stateSince },
    consents: consents
      .filter(({ subscriptionId }) => subscriptionId === id)
      .map(({ action, page, textVersion, lang, createdAt: at }) => ({
        ...{ at, action, page, text_version: textVersion, lang },
      })),
  }));
}

type Proof = Partial<Pick<SubscriptionConsent, 'page' | 'textVersion' | 'lang'>>;

/** Appends what the person did, as a proof. */
export async function appendConsent(
  manager: EntityManager,
  { id: subscriptionId, subscriber: { lang } }: Subscription,
  action: ConsentAction,
  proof: Proof = {},
): Promise<void> {
  await manager.insert(SubscriptionConsent, { subscriptionId, action, lang, ...proof });
}

const ACTIONS = { active: 'confirmed', left: 'left', bounced: 'bounced' } as const;

/** Changes the state of a locked subscription, with its proof. */
export async function changeState(
  manager: EntityManager,
  subscription: Subscription,
  state: Exclude<SubscriptionState, 'pending'>,
  action: ConsentAction = ACTIONS[state],
): Promise<void> {
  await LIST_SUBSCRIPTIONS.changeState(manager, subscription, state);
  await appendConsent(manager, subscription, action);
}
