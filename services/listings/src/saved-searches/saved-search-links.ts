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
import { SavedSearch, SavedSearchLink } from './saved-search.entity.js';

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

const CONFIRM = 'confirm:';

/** What the outbox stores of the link that confirms a search. */
export const confirmReference = ({ id }: Pick<SavedSearch, 'id'>): string => `${CONFIRM}${id}`;

/** The path of the calls of saved searches. */
export const SAVED_SEARCHES_PATH = 'api/auth/saved-searches';

/** The links of the mails about saved searches. They are made when the mails are sent. */
@Injectable()
export class SavedSearchLinks extends MailLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ProcessConfig,
  ) {
    super();
  }

  /** The link of the mail that asks for the confirmation. */
  override async make(reference: string, requestedAt: Date): Promise<string | undefined> {
    const id = Number(reference.slice(CONFIRM.length));
    const { manager } = this.dataSource;
    const search = await manager.findOneBy(SavedSearch, { id });
    const isOver = Date.now() - requestedAt.getTime() > LIFETIMES.confirm;
    if (search?.state !== 'pending' || isOver) return undefined;
    const { subscriberId } = search;
    const token = await createToken(manager, { subscriberId, savedSearchId: id });
    return this.page(search.lang, 'confirm', token);
  }

  /** For the header of a mail: no page, and no language. */
  oneClickUrl(token: string): string {
    return new URL(`/${SAVED_SEARCHES_PATH}/leave?token=${token}`, this.config.publicOrigin).href;
  }

  /** Browsers do not send the fragment to servers, so no log and no referrer contains the token. */
  page(lang: Language, purpose: 'confirm' | 'manage' | 'leave', token: string): string {
    return this.url(lang, `/listings/saved-searches#${purpose}=${encodeURIComponent(token)}`);
  }

  /** A page of the site in a language. */
  url(lang: Language, path: string): string {
    const language = lang === FALLBACK_LANGUAGE ? '' : `/${lang}`;
    return new URL(language + path, this.config.publicOrigin).href;
  }
}
