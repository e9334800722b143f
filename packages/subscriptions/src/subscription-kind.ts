import type { Type } from '@nestjs/common';
import type { PersonalDataSource, PersonalRecords } from '@phantom/personal-data';
import {
  DAY,
  GoneError,
  type Language,
  type Message,
  newSecret,
  sha256,
} from '@phantom/service-kit';
import { type EntityManager, type FindOptionsWhere, MoreThan } from 'typeorm';
import type {
  LinkPurpose,
  MailedLink,
  SubscriberRow,
  SubscriptionRow,
  SubscriptionState,
} from './subscription-rows.js';

/** Milliseconds for which a link is valid. Old mails must be a way to leave, too. */
export const LIFETIMES: Record<LinkPurpose, number> = { confirm: 7 * DAY, manage: 400 * DAY };

/** The forms by which strangers subscribe an address, which a mailed link confirms. */
interface FormOptions {
  /** The answer to a form. */
  thanks: Message;
  /** The scope of the idempotency keys. */
  scope: string;
  /** Whether a link may confirm a subscription. */
  isConfirmable(state: SubscriptionState): boolean;
  /** Mails that strangers can cause an address to get within 24 hours. */
  mostRequests: number;
  countRequests(manager: EntityManager, subscriberId: number, since: Date): Promise<number>;
}

/** What one kind of subscription has of its own. */
interface KindOptions<Subscription extends SubscriptionRow, Link extends MailedLink> {
  /** Of its calls, without a slash at the beginning. */
  path: string;
  /** Of the page for a link, without language. Browsers do not send the fragment to servers: no log and no referrer has the token. */
  pagePath(page: LinkPurpose | 'leave', token: string): string;
  subscriber: Type<SubscriberRow>;
  subscription: Type<Subscription>;
  link: Type<Link>;
  /** The columns that tell whose link it is and for what. */
  linkColumns(purpose: LinkPurpose, subscription: Subscription): Omit<Link, keyof MailedLink>;
  purposeOf(link: Link): LinkPurpose;
  /** The language of the mail with a link. */
  langOf(subscription: Subscription): Language;
  /** The answer to a link that is no longer valid. */
  gone: Message;
  /** None for a kind whose subscribers are signed in: the address of their account is confirmed already. */
  forms?: FormOptions;
  /** The kind of personal data. */
  records: PersonalRecords['kind'];
  toRecords(found: Subscription[], manager: EntityManager): object[] | Promise<object[]>;
  /** Whom a mailing counts as its recipient. */
  recipientOf(subscription: Subscription): number;
}

/** What all kinds of subscription do in the same way with their tables: lists, saved searches, notices to investors. */
export class SubscriptionKind<
  Subscription extends SubscriptionRow = SubscriptionRow,
  Link extends MailedLink = MailedLink,
> {
  constructor(readonly options: KindOptions<Subscription, Link>) {}

  /** The subscriber with the address, created if it is new. Locked, so that forms with one address are stored one after the other. */
  async lockSubscriber(
    manager: EntityManager,
    { email, lang }: Pick<SubscriberRow, 'email' | 'lang'>,
  ): Promise<SubscriberRow> {
    const { subscriber } = this.options;
    const insert = manager.createQueryBuilder().insert().into(subscriber);
    await insert.values({ email, lang }).orIgnore().execute();
    const lock = { mode: 'pessimistic_write' as const };
    return manager.findOneOrFail(subscriber, { where: { email }, lock });
  }

  /** Whether the locked subscriber gets no further mail about a request. */
  async hasTooManyRequests(manager: EntityManager, { id }: SubscriberRow): Promise<boolean> {
    const since = new Date(Date.now() - DAY);
    const { forms } = this.options;
    return !!forms && (await forms.countRequests(manager, id, since)) >= forms.mostRequests;
  }

  /** @returns the token of a new link; the database has its hash only */
  async createToken(
    manager: EntityManager,
    purpose: LinkPurpose,
    subscription: Subscription,
  ): Promise<string> {
    const token = newSecret();
    await manager.insert<MailedLink>(this.options.link, {
      ...this.options.linkColumns(purpose, subscription),
      id: sha256(token),
      expiresAt: new Date(Date.now() + LIFETIMES[purpose]),
    });
    return token;
  }

  /** The link of a token. @throws GoneError for an unknown or expired one, and for one of another purpose */
  async findLink(manager: EntityManager, purpose: LinkPurpose, token: string): Promise<Link> {
    const valid = { id: sha256(token), expiresAt: MoreThan(new Date()) };
    const link = (await manager.findOneBy<MailedLink>(this.options.link, valid)) as Link | null;
    if (!link || this.options.purposeOf(link) !== purpose) throw new GoneError(this.options.gone);
    return link;
  }

  /** A subscription with its subscriber. */
  async find(manager: EntityManager, id: number): Promise<Subscription | undefined> {
    const [found] = await this.findAll(manager, { id });
    return found;
  }

  /** Changes the state of a locked subscription. Whoever has left cannot be brought back by an old link. */
  async changeState(
    manager: EntityManager,
    subscription: Subscription,
    state: Exclude<SubscriptionState, 'pending'>,
    changes: object = {},
  ): Promise<void> {
    const values = { ...changes, state, stateSince: new Date() };
    await manager.update<SubscriptionRow>(this.options.subscription, subscription.id, values);
    if (state === 'active' || !this.options.forms) return;
    await manager.delete(this.options.link, this.options.linkColumns('confirm', subscription));
  }

  /** Removes what nobody confirmed within 30 days, proofs three years after the person has left, and expired links. */
  async removeOld(manager: EntityManager): Promise<void> {
    const tableOf = (entity: Type) => manager.dataSource.getMetadata(entity).tableName;
    const subscription = tableOf(this.options.subscription);
    await manager.query(`DELETE FROM ${tableOf(this.options.link)} WHERE expires_at < now()`);
    await manager.query(`
      DELETE FROM ${subscription}
       WHERE (state = 'pending' AND state_since < now() - interval '30 days')
          OR (state IN ('left', 'bounced') AND state_since < now() - interval '3 years')`);
    await manager.query(`
      DELETE FROM ${tableOf(this.options.subscriber)} AS subscriber
       WHERE created_at < now() - interval '1 day'
         AND NOT EXISTS (SELECT FROM ${subscription} WHERE subscriber_id = subscriber.id)`);
  }

  /** The subscriptions of an address, with the proof of each consent. Mails that wait for them are removed with them. */
  readonly records: PersonalDataSource = {
    find: async (manager, { email }) => {
      const found = await this.findAll(manager, { subscriber: { email } });
      const rows = await this.options.toRecords(found, manager);
      return { kind: this.options.records, onErasure: 'erased', rows };
    },
    remove: async (manager, { email }) => {
      const found = await this.findAll(manager, { subscriber: { email } });
      const recipients = found.map((each) => this.options.recipientOf(each));
      await manager.query('DELETE FROM mailing_mail WHERE recipient_id = ANY ($1)', [recipients]);
      await manager.delete(this.options.subscriber, { email });
      return { kind: this.options.records, ids: found.map(({ id }) => id) };
    },
  };

  private async findAll(
    manager: EntityManager,
    where: FindOptionsWhere<SubscriptionRow>,
  ): Promise<Subscription[]> {
    const found = await manager.find<SubscriptionRow>(this.options.subscription, {
      ...{ where, relations: { subscriber: true }, order: { id: 'ASC' } },
    });
    return found as Subscription[];
  }
}

/** `a…@example.com`: mails are passed on with their links. */
export const shortened = (email: string): string =>
  `${email.slice(0, 1)}…${email.slice(email.lastIndexOf('@'))}`;
