import { createHash, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { GoneError } from '@phantom/service-kit';
import { MailLinks } from '@phantom/service-kit/mail';
import { DataSource, In, IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { Account } from '../account/account.entity.js';
import { AuthConfig } from '../config/auth.config.js';
import { pageAddress } from '../mail/page-address.js';
import { AccountLink, LINK_PURPOSES, type LinkPurpose } from './account-link.entity.js';
import { LINK_MESSAGES } from './link-messages.js';
import { LINK_RULES } from './link-purpose.js';

/** What a mail's link is for, in one word. */
export const linkFor = (purpose: LinkPurpose, { id }: Pick<Account, 'id'>): string =>
  `${purpose}:${id}`;

/**
 * Stores the hash of a new link.
 *
 * @param origin of the site
 * @returns the whole address, which is kept nowhere
 */
export async function makeLink(
  manager: EntityManager,
  purpose: LinkPurpose,
  { id, lang }: Pick<Account, 'id' | 'lang'>,
  origin: string,
): Promise<string> {
  const { lifetime, page } = LINK_RULES[purpose];
  const token = randomBytes(32).toString('base64url');
  await manager.insert(AccountLink, {
    id: hash(token),
    accountId: id,
    purpose,
    expiresAt: new Date(Date.now() + lifetime),
  });
  // Behind the # it is sent to no server, and so it is in no log and no referrer.
  return pageAddress(origin, lang, `${page}#token=${token}`);
}

/** The links that are mailed: each opens its page for a while, and does what it is for once. */
@Injectable()
export class AccountLinkService extends MailLinks {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AuthConfig,
  ) {
    super();
  }

  /** Called as the mail goes out. Links mailed before stay valid: asking again takes nothing from who has one. */
  override async make(text: string, askedAt: Date): Promise<string | undefined> {
    const [purpose, id] = text.split(':');
    const known = LINK_PURPOSES.find((one) => one === purpose);
    const account = await this.dataSource.getRepository(Account).findOneBy({ id: Number(id) });
    if (!known || !account || account.blockedAt) return undefined;
    const { patience, isWanted } = LINK_RULES[known];
    if (!isWanted(account) || Date.now() - askedAt.getTime() > patience) return undefined;
    return makeLink(this.dataSource.manager, known, account, this.config.publicOrigin);
  }

  /**
   * Looks at a link without using it.
   *
   * @throws GoneError where it was used, its time is over, or there never was such a link
   */
  async find(token: string, purposes: readonly LinkPurpose[]): Promise<AccountLink> {
    const link = await this.dataSource.getRepository(AccountLink).findOneBy({
      id: hash(token),
      purpose: In(purposes),
      expiresAt: MoreThan(new Date()),
    });
    // Whoever reloads the page that confirmed the address is told so once more.
    const isOver = link?.usedAt && link.purpose !== 'confirm';
    if (!link || isOver) throw new GoneError(LINK_MESSAGES.over);
    return link;
  }

  /**
   * Uses a link up, for one alone of those who try at the same time.
   *
   * @returns the account, locked for the rest of the transaction
   * @throws GoneError as `find`
   */
  async use(manager: EntityManager, { id, accountId }: AccountLink): Promise<Account> {
    // Before its link, in the order of everybody who revokes links: nobody waits for one who waits for them.
    const account = await manager.findOne(Account, {
      where: { id: accountId },
      lock: { mode: 'pessimistic_write' },
    });
    const { affected } = await manager.update(
      AccountLink,
      { id, usedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      { usedAt: new Date() },
    );
    if (!account || !affected) throw new GoneError(LINK_MESSAGES.over);
    return account;
  }

  /** Leaves the account no link of these purposes that still does something. */
  async revoke(
    manager: EntityManager,
    { id: accountId }: Account,
    purposes: readonly LinkPurpose[] = LINK_PURPOSES,
  ): Promise<void> {
    const open = { accountId, purpose: In(purposes), usedAt: IsNull() };
    await manager.update(AccountLink, open, { usedAt: new Date() });
  }

  async sweep(): Promise<void> {
    await this.dataSource.getRepository(AccountLink).delete({ expiresAt: LessThan(new Date()) });
  }
}

const hash = (token: string): Buffer => createHash('sha256').update(token).digest();
