import type { EntityManager } from 'typeorm';
import {
  type ConsentAction,
  Subscription,
  SubscriptionConsent,
  SubscriptionLink,
  type SubscriptionState,
} from './subscription.entity.js';

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

/** Changes the state of a locked subscription, with its proof. Whoever has left cannot be brought back by an old link. */
export async function changeState(
  manager: EntityManager,
  subscription: Subscription,
  state: Exclude<SubscriptionState, 'pending'>,
  action: ConsentAction = ACTIONS[state],
): Promise<void> {
  const { id: subscriptionId } = subscription;
  await manager.update(Subscription, subscriptionId, { state, stateSince: new Date() });
  await appendConsent(manager, subscription, action);
  if (state !== 'active') {
    await manager.delete(SubscriptionLink, { subscriptionId, purpose: 'confirm' });
  }
}
