import { Injectable } from '@nestjs/common';
import type { Delivery } from '@phantom/outbox';
import { currentLanguage, FIELD_MESSAGES, fieldError, type MessageDto } from '@phantom/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { SubscriptionForms } from '../subscription-forms.service.js';
import { shortened } from '../subscription-kind.js';
import { linkReference } from '../subscription-links.js';
import type { LinkPurpose } from '../subscription-rows.js';
import { appendConsent, changeState, LIST_SUBSCRIPTIONS } from './list-subscriptions.js';
import {
  type SubscriptionList,
  SubscriptionLists,
  SubscriptionTexts,
} from './subscription-options.js';
import type {
  PreferencesAnswerDto,
  PreferencesChangeDto,
  SubscribeDto,
} from './subscription.dto.js';
import { Subscriber, Subscription } from './subscription.entity.js';

@Injectable()
export class SubscriptionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly forms: SubscriptionForms,
    private readonly lists: SubscriptionLists,
    private readonly texts: SubscriptionTexts,
  ) {}

  subscribe(form: SubscribeDto, delivery: Delivery): Promise<MessageDto> {
    const list = this.lists.find(form.list);
    if (!list) throw fieldError('list', FIELD_MESSAGES.choice);
    return this.forms.save(form, delivery, async (manager, subscriber, { page, lang }) => {
      const subscription = await findOrCreate(manager, list, subscriber);
      const proof = { page, textVersion: form.consent_version ?? null, lang };
      await appendConsent(manager, subscription, 'requested', proof);
      const [kind, purpose] =
        subscription.state === 'active'
          ? (['known', 'manage'] as const)
          : (['confirmation', 'confirm'] as const);
      // The mail is in the language of the form. An address keeps its language until the confirmation.
      return {
        ...(await this.texts[kind](list, lang)),
        linkFor: linkReference(purpose, subscription),
      };
    });
  }

  confirm(token: string): Promise<PreferencesAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const subscription = await lockLinked(manager, 'confirm', token);
      if (subscription.state !== 'active') await changeState(manager, subscription, 'active');
      return this.preferencesOf(manager, subscription.subscriber);
    });
  }

  async leave(token: string): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const subscription = await lockLinked(manager, 'manage', token);
      if (subscription.state !== 'left') await changeState(manager, subscription, 'left');
    });
  }

  preferences(token: string): Promise<PreferencesAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const { subscriber } = await lockLinked(manager, 'manage', token);
      return this.preferencesOf(manager, subscriber);
    });
  }

  changePreferences({ token, lang, lists }: PreferencesChangeDto): Promise<PreferencesAnswerDto> {
    return this.dataSource.transaction(async (manager) => {
      const { subscriber } = await lockLinked(manager, 'manage', token);
      subscriber.lang = lang;
      // This locks the subscriber.
      await manager.update(Subscriber, subscriber.id, { lang });
      for (const list of this.lists.all) {
        const isWanted = lists.includes(list.name);
        const key = { subscriberId: subscriber.id, list: list.name };
        const known = await manager.findOneBy(Subscription, key);
        if (isWanted && known?.state !== 'active') {
          const subscription = await findOrCreate(manager, list, subscriber);
          await changeState(manager, subscription, 'active', 'chosen');
        }
        if (!isWanted && known && known.state !== 'left') {
          await changeState(manager, Object.assign(known, { subscriber }), 'left');
        }
      }
      return this.preferencesOf(manager, subscriber);
    });
  }

  private async preferencesOf(
    manager: EntityManager,
    { id: subscriberId, email, lang }: Subscriber,
  ): Promise<PreferencesAnswerDto> {
    const active = await manager.findBy(Subscription, { subscriberId, state: 'active' });
    const lists = this.lists.all.map(({ name, label }) => ({
      name,
      label: label[currentLanguage()],
      is_active: active.some(({ list }) => list === name),
    }));
    return { error: 0, list: [{ email: shortened(email), lang, lists }] };
  }

  /** For `Mailings`: everybody who gets the list. */
  recipientsOf(list: string): { query: string; values: readonly unknown[] } {
    const query = `SELECT subscription.id AS recipient_id, subscriber.lang
      FROM subscription JOIN subscriber ON subscriber.id = subscriber_id
      WHERE list = $2 AND state = 'active'`;
    return { query, values: [list] };
  }

  countActive(list: string): Promise<number> {
    return this.dataSource.manager.countBy(Subscription, { list, state: 'active' });
  }

  /** How many of a mailing's recipients have left since it was started. */
  async countLeftSince(mailing: string): Promise<number> {
    const [row] = await this.dataSource.query<[{ count: number }]>(
      `SELECT count(*)::integer FROM mailing
         JOIN mailing_mail ON mailing_id = mailing.id
         JOIN subscription ON subscription.id = recipient_id
        WHERE name = $1 AND subscription.state = 'left' AND state_since >= mailing.created_at`,
      [mailing],
    );
    return row.count;
  }
}

/** The subscription of a mailed link, locked. @throws GoneError for an unknown or expired link */
async function lockLinked(
  manager: EntityManager,
  purpose: LinkPurpose,
  token: string,
): Promise<Subscription> {
  const { subscriptionId: id } = await LIST_SUBSCRIPTIONS.findLink(manager, purpose, token);
  return manager.findOneOrFail(Subscription, {
    where: { id },
    relations: { subscriber: true },
    lock: { mode: 'pessimistic_write', tables: ['subscription'] },
  });
}

/** The subscriber is locked, so that changes about one address come one after the other. */
async function findOrCreate(
  manager: EntityManager,
  { name: list }: SubscriptionList,
  subscriber: Subscriber,
): Promise<Subscription> {
  const key = { subscriberId: subscriber.id, list };
  const known = await manager.findOneBy(Subscription, key);
  if (known) return Object.assign(known, { subscriber });
  return manager.save(manager.create(Subscription, { ...key, state: 'pending', subscriber }));
}
