import { Injectable } from '@nestjs/common';
import { type Delivery, FormIntake, Outbox, type Receipt } from '@phantom/outbox';
import { currentLanguage, FIELD_MESSAGES, fieldError, type MessageDto } from '@phantom/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { SUBSCRIPTION_MESSAGES } from './messages.js';
import { linkReference, lockLinked } from './subscription-links.js';
import {
  type SubscriptionList,
  SubscriptionLists,
  SubscriptionTexts,
} from './subscription-options.js';
import { appendConsent, changeState } from './subscription-states.js';
import type {
  PreferencesAnswerDto,
  PreferencesChangeDto,
  SubscribeDto,
} from './subscription.dto.js';
import { Subscriber, Subscription } from './subscription.entity.js';

/** Mails that strangers can cause an address to get within 24 hours. */
const MOST_REQUESTS = 3;

@Injectable()
export class SubscriptionService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly intake: FormIntake,
    private readonly outbox: Outbox,
    private readonly lists: SubscriptionLists,
    private readonly texts: SubscriptionTexts,
  ) {}

  /** The answer is the same whatever is known of the address. */
  subscribe(form: SubscribeDto, delivery: Delivery): Promise<MessageDto> {
    const list = this.lists.find(form.list);
    if (!list) throw fieldError('list', FIELD_MESSAGES.choice);
    return this.intake.save(form, delivery, {
      scope: 'subscribe',
      thanks: SUBSCRIPTION_MESSAGES.thanks,
      store: async (manager, receipt) => {
        // A form that was sent fast is one field that the browser filled in. The confirmation keeps strangers out.
        if (receipt.spamSign !== 'honeypot') await this.request(manager, list, form, receipt);
        return undefined;
      },
    });
  }

  private async request(
    manager: EntityManager,
    list: SubscriptionList,
    form: SubscribeDto,
    { page, lang }: Receipt,
  ): Promise<void> {
    const subscription = await lockOrCreate(manager, list, { ...form, lang });
    const { subscriber, state } = subscription;
    if (await hasTooManyRequests(manager, subscriber)) return;
    const proof = { page, textVersion: form.consent_version ?? null, lang };
    await appendConsent(manager, subscription, 'requested', proof);
    const [kind, purpose] =
      state === 'active' ? (['known', 'manage'] as const) : (['confirmation', 'confirm'] as const);
    // The mail is in the language of the form. An address keeps its language until the confirmation.
    await this.outbox.addMail(manager, {
      ...(await this.texts[kind](list, lang)),
      to: { name: '', address: subscriber.email },
      linkFor: linkReference(purpose, subscription),
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
      await manager.update(Subscriber, subscriber.id, { lang });
      for (const list of this.lists.all) {
        const isWanted = lists.includes(list.name);
        const known = await manager.findOneBy(Subscription, {
          subscriberId: subscriber.id,
          list: list.name,
        });
        if (isWanted === (known?.state === 'active') || (!isWanted && !known)) continue;
        const subscription = await lockOrCreate(manager, list, subscriber);
        if (isWanted) await changeState(manager, subscription, 'active', 'chosen');
        else if (subscription.state !== 'left') await changeState(manager, subscription, 'left');
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

/** Locks the subscription, so that changes about one address come one after the other. */
async function lockOrCreate(
  manager: EntityManager,
  { name: list }: SubscriptionList,
  { email, lang }: Pick<Subscriber, 'email' | 'lang'>,
): Promise<Subscription> {
  const address = email.toLowerCase();
  await manager
    .createQueryBuilder()
    .insert()
    .into(Subscriber)
    .values({ email: address, lang })
    .orIgnore()
    .execute();
  const subscriber = await manager.findOneOrFail(Subscriber, {
    where: { email: address },
    lock: { mode: 'pessimistic_write' },
  });
  const key = { subscriberId: subscriber.id, list };
  const known = await manager.findOneBy(Subscription, key);
  if (known) return Object.assign(known, { subscriber });
  const created = manager.create(Subscription, { ...key, state: 'pending', subscriber });
  return manager.save(created);
}

async function hasTooManyRequests(manager: EntityManager, { id }: Subscriber): Promise<boolean> {
  const [row] = await manager.query<[{ count: number }]>(
    `SELECT count(*)::integer FROM subscription_consent AS consent
       JOIN subscription ON subscription.id = subscription_id
      WHERE subscriber_id = $1 AND action = 'requested'
        AND consent.created_at > now() - interval '24 hours'`,
    [id],
  );
  return row.count >= MOST_REQUESTS;
}

/** `a…@example.com`: mails are passed on with their links. */
const shortened = (email: string): string =>
  `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
