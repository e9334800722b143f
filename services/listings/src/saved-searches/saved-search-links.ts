import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { MailLinks } from '@phantom/outbox';
import {
  DAY,
  FALLBACK_LANGUAGE,
  GoneError,
  type Language,
  ProcessConfig,
} from '@phantom/service-kit';
import { DataSource, type EntityManager, MoreThan } from 'typeorm';
import { SAVED_SEARCH_MESSAGES } from '../common/messages.js';
import { SavedSearch, SavedSearchLink, SearchSubscriber } from './saved-search.entity.js';

/** Milliseconds for which a link is valid. Old mails must be a way to leave, too. */
const LIFETIMES = { confirm: 7 * DAY, manage: 400 * DAY };

const sha256 = (text: string): Buffer => createHash('sha256').update(text).digest();

/** @returns the token of a new link; the database has its hash only */
export async function createToken(
  manager: EntityManager,
  link: Pick<SavedSearchLink, 'subscriberId' | 'savedSearchId'>,
): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  const lifetime = link.savedSearchId === null ? LIFETIMES.manage : LIFETIMES.confirm;
  const expiresAt = new Date(Date.now() + lifetime);
  await manager.insert(SavedSearchLink, { ...link, id: sha256(token), expiresAt });
  return token;
}

/** The link of a token. @throws GoneError for an unknown or expired one, and for one of another purpose */
export async function findLink(
  manager: EntityManager,
  token: string,
  purpose: keyof typeof LIFETIMES,
): Promise<SavedSearchLink> {
  const link = await manager.findOneBy(SavedSearchLink, {
    ...{ id: sha256(token), expiresAt: MoreThan(new Date()) },
  });
  const isOfPurpose = link && (link.savedSearchId === null) === (purpose === 'manage');
  if (!isOfPurpose) throw new GoneError(SAVED_SEARCH_MESSAGES.linkGone);
  return link;
}

/** What the outbox stores of a link. */
export const confirmReference = ({ id }: Pick<SavedSearch, 'id'>): string => `confirm:${id}`;
export const manageReference = ({ id }: Pick<SearchSubscriber, 'id'>): string => `manage:${id}`;

/** Browsers do not send the fragment to servers, so no log and no referrer contains the token. */
const pagePath = (purpose: 'confirm' | 'manage' | 'leave', token: string): string =>
  `/listings/saved-searches#${purpose}=${token}`;

/** The path of the calls of saved searches. */
export const SAVED_SEARCHES_PATH = 'api/auth/saved-searches';

/** Makes the links of the mails about saved searches when the mails are sent. */
@Injectable()
export class SavedSearchLinks extends MailLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ProcessConfig,
  ) {
    super();
  }

  override async make(reference: string, requestedAt: Date): Promise<string | undefined> {
    const [purpose, id] = reference.split(':');
    return purpose === 'manage'
      ? this.manageLink(Number(id))
      : this.confirmLink(Number(id), requestedAt);
  }

  private async manageLink(subscriberId: number): Promise<string | undefined> {
    const { manager } = this.dataSource;
    const subscriber = await manager.findOneBy(SearchSubscriber, { id: subscriberId });
    // Whoever has left since the mail was written does not get it.
    const isActive = await manager.existsBy(SavedSearch, { subscriberId, state: 'active' });
    if (!subscriber || !isActive) return undefined;
    const token = await createToken(manager, { subscriberId, savedSearchId: null });
    return this.url(subscriber.lang, pagePath('manage', token));
  }

  private async confirmLink(id: number, requestedAt: Date): Promise<string | undefined> {
    const { manager } = this.dataSource;
    const search = await manager.findOneBy(SavedSearch, { id });
    const isOver = Date.now() - requestedAt.getTime() > LIFETIMES.confirm;
    if (search?.state !== 'pending' || isOver) return undefined;
    const { subscriberId } = search;
    const token = await createToken(manager, { subscriberId, savedSearchId: id });
    return this.url(search.lang, pagePath('confirm', token));
  }

  /** RFC 8058 and RFC 2919, for the mails that a person gets again and again. */
  override headers(reference: string, link: string): Record<string, string> {
    if (!reference.startsWith('manage:')) return {};
    const token = link.slice(link.lastIndexOf('=') + 1);
    const { publicOrigin } = this.config;
    const oneClick = new URL(`/${SAVED_SEARCHES_PATH}/leave?token=${token}`, publicOrigin);
    return {
      'List-Unsubscribe': `<${oneClick.href}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<saved-searches.${oneClick.hostname}>`,
    };
  }

  /** The page with the button that leaves. */
  leavePage(lang: Language, token: string): string {
    return this.url(lang, pagePath('leave', encodeURIComponent(token)));
  }

  /** A page of the site in a language. */
  url(lang: Language, path: string): string {
    const language = lang === FALLBACK_LANGUAGE ? '' : `/${lang}`;
    return new URL(language + path, this.config.publicOrigin).href;
  }
}
