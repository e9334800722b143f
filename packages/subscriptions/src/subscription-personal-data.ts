import type { ErasedRecords, Person, PersonalRecords } from '@phantom/personal-data';
import { type EntityManager, In } from 'typeorm';
import { Subscriber, Subscription, SubscriptionConsent } from './subscription.entity.js';

/** The subscriptions of the address, with the proof of each consent. */
export async function findSubscriptions(
  manager: EntityManager,
  { email }: Person,
): Promise<PersonalRecords> {
  const subscriptions = await subscriptionsOf(manager, email);
  const consents = await manager.find(SubscriptionConsent, {
    where: { subscriptionId: In(subscriptions.map(({ id }) => id)) },
    order: { id: 'ASC' },
  });
  const rows = subscriptions.map(({ id, list, state, stateSince, subscriber }) => ({
    ...{ email: subscriber.email, lang: subscriber.lang, list, state, since: stateSince },
    consents: consents
      .filter(({ subscriptionId }) => subscriptionId === id)
      .map(({ action, page, textVersion, lang, createdAt: at }) => ({
        ...{ at, action, page, text_version: textVersion, lang },
      })),
  }));
  return { kind: 'subscriptions', onErasure: 'erased', rows };
}

/** Removes them, and the mails that wait for them. */
export async function removeSubscriptions(
  manager: EntityManager,
  { email }: Person,
): Promise<ErasedRecords> {
  const ids = (await subscriptionsOf(manager, email)).map(({ id }) => id);
  await manager.query('DELETE FROM mailing_mail WHERE recipient_id = ANY ($1)', [ids]);
  await manager.delete(Subscriber, { email });
  return { kind: 'subscriptions', ids };
}

const subscriptionsOf = (manager: EntityManager, email: string): Promise<Subscription[]> =>
  manager.find(Subscription, {
    where: { subscriber: { email } },
    relations: { subscriber: true },
    order: { id: 'ASC' },
  });
