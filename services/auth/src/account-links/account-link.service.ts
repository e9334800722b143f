import { Injectable } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { MailLinks } from '@phantom/outbox';
import { DAY, GoneError, newSecret, sha256, siteUrl } from '@phantom/service-kit';
import { DataSource, In, IsNull, LessThan, MoreThan, type EntityManager } from 'typeorm';
import { Account } from '../accounts/account.entity.js';
import { AuthConfig } from '../config/auth.config.js';
import { AccountLink, LINK_PURPOSES, type LinkPurpose } from './account-link.entity.js';
import { ACCOUNT_LINK_MESSAGES } from '../common/messages.js';

const MINUTE = 60_000;

interface LinkRules {
  /** Milliseconds for which the link is valid. */
  lifetime: number;
  /** Milliseconds for which the mail may wait in the outbox. */
  maxQueueTime: number;
  page: string;
  isNeeded: (account: Account) => boolean;
}

const LINK_RULES: Record<LinkPurpose, LinkRules> = {
  reset: {
    lifetime: 30 * MINUTE,
    maxQueueTime: 120 * MINUTE,
    page: '/set-password',
    isNeeded: () => true,
  },
  invite: {
    lifetime: 7 * DAY,
    maxQueueTime: 7 * DAY,
    page: '/set-password',
    isNeeded: ({ passwordHash }) => passwordHash === null,
  },
  confirm: {
    lifetime: 7 * DAY,
    maxQueueTime: 7 * DAY,
    page: '/confirm-email',
    // An invited person confirms the address by setting the first password.
    isNeeded: ({ emailConfirmedAt, passwordHash }) =>
      emailConfirmedAt === null && passwordHash !== null,
  },
};

/** The reference to a link that a mail in the outbox stores: purpose and account. */
export const formatLinkReference = (purpose: LinkPurpose, { id }: Pick<Account, 'id'>): string =>
  `${purpose}:${id}`;

/** @returns the address with the token, which is stored nowhere: the database has its hash */
export async function createLink(
  manager: EntityManager,
  purpose: LinkPurpose,
  { id, lang }: Pick<Account, 'id' | 'lang'>,
  origin: string,
): Promise<string> {
  const { lifetime, page } = LINK_RULES[purpose];
  const token = newSecret();
  await manager.insert(AccountLink, {
    id: sha256(token),
    accountId: id,
    purpose,
    expiresAt: new Date(Date.now() + lifetime),
  });
  // Browsers do not send the fragment to servers, so no log and no referrer contains the token.
  return siteUrl(origin, lang, `${page}#token=${token}`);
}

/** Links that are mailed to people. Each link is valid for a limited time and can be used once. */
@Injectable()
export class AccountLinkService extends MailLinks {
  constructor(
    @InjectDataSource() private readonly dataSource: DataSource,
    private readonly config: AuthConfig,
  ) {
    super();
  }

  /** The outbox calls this when it sends the mail. Links that were mailed before stay valid. */
  override async make(reference: string, requestedAt: Date): Promise<string | undefined> {
    const [purposeText, id] = reference.split(':');
    const purpose = LINK_PURPOSES.find((known) => known === purposeText);
    const account = await this.dataSource.getRepository(Account).findOneBy({ id: Number(id) });
    if (!purpose || !account || account.blockedAt) return undefined;
    const { maxQueueTime, isNeeded } = LINK_RULES[purpose];
    if (!isNeeded(account) || Date.now() - requestedAt.getTime() > maxQueueTime) return undefined;
    return createLink(this.dataSource.manager, purpose, account, this.config.publicOrigin);
  }

  /** @throws GoneError when the link is used, expired or unknown */
  async find(token: string, purposes: readonly LinkPurpose[]): Promise<AccountLink> {
    const link = await this.dataSource.getRepository(AccountLink).findOneBy({
      id: sha256(token),
      purpose: In(purposes),
      expiresAt: MoreThan(new Date()),
    });
    // A used confirmation link is found again, so that the confirmation page can be reloaded.
    const isUsedUp = link?.usedAt && link.purpose !== 'confirm';
    if (!link || isUsedUp) throw new GoneError(ACCOUNT_LINK_MESSAGES.invalid);
    return link;
  }

  /**
   * Marks a link as used. Only one of several concurrent calls succeeds.
   *
   * @returns the account, locked until the end of the transaction
   * @throws GoneError like `find`
   */
  async use(manager: EntityManager, { id, accountId }: AccountLink): Promise<Account> {
    // Lock the account before the link, in the same order as all callers of `revoke`. This prevents deadlocks.
    const account = await manager.findOne(Account, {
      where: { id: accountId },
      lock: { mode: 'pessimistic_write' },
    });
    const { affected } = await manager.update(
      AccountLink,
      { id, usedAt: IsNull(), expiresAt: MoreThan(new Date()) },
      { usedAt: new Date() },
    );
    if (!account || !affected) throw new GoneError(ACCOUNT_LINK_MESSAGES.invalid);
    return account;
  }

  async revoke(
    manager: EntityManager,
    { id: accountId }: Account,
    purposes: readonly LinkPurpose[] = LINK_PURPOSES,
  ): Promise<void> {
    const unused = { accountId, purpose: In(purposes), usedAt: IsNull() };
    await manager.update(AccountLink, unused, { usedAt: new Date() });
  }

  async deleteExpired(): Promise<void> {
    await this.dataSource.getRepository(AccountLink).delete({ expiresAt: LessThan(new Date()) });
  }
}
