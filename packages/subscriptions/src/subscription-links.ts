import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MailConfig, MailingRecipients, MailLinks, type PreparedMail } from '@phantom/outbox';
import {
  DAY,
  FALLBACK_LANGUAGE,
  GoneError,
  type Language,
  ProcessConfig,
} from '@phantom/service-kit';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { SUBSCRIPTION_MESSAGES } from './messages.js';
import { changeState } from './subscription-states.js';
import {
  Subscription,
  SubscriptionLink,
  type SubscriptionLinkPurpose,
} from './subscription.entity.js';

/** Milliseconds for which a link is valid. Old mails must be a way to leave, too. */
const LIFETIMES: Record<SubscriptionLinkPurpose, number> = { confirm: 7 * DAY, manage: 400 * DAY };

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @returns the token of a new link; the database has its hash only */
async function createToken(
  manager: EntityManager,
  purpose: SubscriptionLinkPurpose,
  { id: subscriptionId }: Subscription,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(Date.now() + LIFETIMES[purpose]);
  await manager.insert(SubscriptionLink, { id: sha256(token), subscriptionId, purpose, expiresAt });
  return token;
}

/** The subscription of a mailed link, locked. @throws GoneError for an unknown or expired link */
export async function lockLinked(
  manager: EntityManager,
  purpose: SubscriptionLinkPurpose,
  token: string,
): Promise<Subscription> {
  const link = await manager.findOneBy(SubscriptionLink, {
    ...{ id: sha256(token), purpose, expiresAt: MoreThan(new Date()) },
  });
  const subscription =
    link &&
    (await manager.findOne(Subscription, {
      where: { id: link.subscriptionId },
      relations: { subscriber: true },
      lock: { mode: 'pessimistic_write', tables: ['subscription'] },
    }));
  if (!subscription) throw new GoneError(SUBSCRIPTION_MESSAGES.gone);
  return subscription;
}

/** What the outbox stores of a link. */
export const linkReference = (
  purpose: SubscriptionLinkPurpose,
  { id }: Pick<Subscription, 'id'>,
): string => `${purpose}:${id}`;

/** Browsers do not send the fragment to servers, so no log and no referrer contains the token. */
export const managePath = (page: 'leave' | 'preferences', token: string): string =>
  `/subscriptions/${page}#token=${token}`;

/** The links of the mails about subscriptions, and what mailings need of their recipients: both are made when a mail is sent. */
@Injectable()
export class SubscriptionLinks extends MailLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ProcessConfig,
  ) {
    super();
  }

  override async make(reference: string, requestedAt: Date): Promise<string | undefined> {
    const [purpose, id] = reference.split(':');
    const { manager } = this.dataSource;
    const subscription = await findWithSubscriber(manager, Number(id));
    if (!subscription) return undefined;
    const { lang } = subscription.subscriber;
    if (purpose === 'manage') {
      const token = await createToken(manager, 'manage', subscription);
      return this.url(lang, managePath('preferences', token));
    }
    const isOver = Date.now() - requestedAt.getTime() > LIFETIMES.confirm;
    if (subscription.state === 'active' || isOver) return undefined;
    const token = await createToken(manager, 'confirm', subscription);
    return this.url(lang, `/subscriptions/confirm#token=${token}`);
  }

  /** A page of the site in a language. */
  url(lang: Language, path: string): string {
    const language = lang === FALLBACK_LANGUAGE ? '' : `/${lang}`;
    return new URL(language + path, this.config.publicOrigin).href;
  }

  /** For the header of a mail: no page, and no language. */
  oneClickUrl(path: string, token: string): string {
    return new URL(`${path}/leave?token=${token}`, this.config.publicOrigin).href;
  }
}

const findWithSubscriber = (manager: EntityManager, id: number): Promise<Subscription | null> =>
  manager.findOne(Subscription, { where: { id }, relations: { subscriber: true } });

interface MailList {
  /** The name of the list. */
  list: string;
  /** The address that ends a subscription by a POST. */
  oneClick: string;
  /** Who reads the mails of people that leave by mail. */
  mailTo?: string;
}

/** The headers of a mail that people can leave by one click (RFC 8058), and its list (RFC 2919). */
export const leaveHeaders = ({ list, oneClick, mailTo }: MailList): Record<string, string> => {
  const byMail = mailTo ? `, <mailto:${mailTo}?subject=unsubscribe%20${list}>` : '';
  return {
    'List-Unsubscribe': `<${oneClick}>${byMail}`,
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    'List-Id': `<${list}.${new URL(oneClick).hostname}>`,
  };
};

/** Where the calls of subscriptions are. */
export class SubscriptionPaths {
  constructor(readonly base: string) {}
}

/** The recipients of a mailing are subscriptions. */
@Injectable()
export class SubscriptionRecipients extends MailingRecipients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: MailConfig,
    private readonly links: SubscriptionLinks,
    private readonly paths: SubscriptionPaths,
  ) {
    super();
  }

  override async prepare(_mailing: string, id: number): Promise<PreparedMail | undefined> {
    const { manager } = this.dataSource;
    const subscription = await findWithSubscriber(manager, id);
    if (subscription?.state !== 'active') return undefined;
    const { lang, email: address } = subscription.subscriber;
    const token = await createToken(manager, 'manage', subscription);
    const url = (page: 'leave' | 'preferences') => this.links.url(lang, managePath(page, token));
    const oneClick = this.links.oneClickUrl(this.paths.base, token);
    const { mailTo } = this.config;
    return {
      address,
      links: { leave: url('leave'), preferences: url('preferences') },
      headers: leaveHeaders({ list: subscription.list, oneClick, mailTo }),
    };
  }

  override async refuse(_mailing: string, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const subscription = await findWithSubscriber(manager, id);
      if (subscription?.state === 'active') await changeState(manager, subscription, 'bounced');
    });
  }
}
