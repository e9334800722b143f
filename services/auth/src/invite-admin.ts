import { Logger } from '@nestjs/common';
import { Outbox } from '@phantom/outbox';
import {
  ACCOUNT_RIGHTS,
  DatabaseConfig,
  loadConfig,
  runDatabaseTask,
  StartupError,
} from '@phantom/service-kit';
import { isEmail, IsOptional, IsString, IsUrl } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { accountLinkMail } from './account-links/account-link.mail.js';
import { createLink } from './account-links/account-link.service.js';
import { appendAccountChange } from './accounts/account-history.js';
import { Account } from './accounts/account.entity.js';
import { insertAccount } from './accounts/account.service.js';
import { authDataSource } from './data-source.js';

class InvitationConfig extends DatabaseConfig {
  /** Without a mail server the command prints the link. */
  @IsOptional()
  @IsString()
  smtpUrl?: string;

  /** The address of the site in browsers. */
  @IsUrl({ protocols: ['http', 'https'], require_protocol: true, require_tld: false })
  publicOrigin = 'http://localhost:8000';
}

/** The actor in the change history. Access to the database is the only requirement. */
const OPERATOR = { id: null, name: 'Command line' };

const [address = '', name = ''] = process.argv.slice(2);
const email = address.toLowerCase();

async function invite(manager: EntityManager): Promise<Account> {
  const role = { type: 'admin' as const, rights: [...ACCOUNT_RIGHTS] };
  const account = await insertAccount(manager, { email, name, ...role, passwordHash: null });
  if (!account) throw new StartupError('There is an account with this address already');
  await appendAccountChange(manager, { account, actor: OPERATOR, action: 'invited' });
  return account;
}

/** Without a mail server, a person who was invited before gets a new link. */
const findInvited = (manager: EntityManager): Promise<Account | null> =>
  manager
    .createQueryBuilder(Account, 'account')
    .where({ email })
    .andWhere('account.password_hash IS NULL AND account.blocked_at IS NULL')
    .getOne();

await runDatabaseTask({ name: 'auth', dataSource: authDataSource }, async (database) => {
  if (!isEmail(address) || !name)
    throw new StartupError('Usage: invite-admin name@example.com "Full Name"');
  const { smtpUrl, publicOrigin } = loadConfig(InvitationConfig);
  if (smtpUrl) {
    await database.transaction(async (manager) => {
      const mail = await accountLinkMail(manager, 'invite', await invite(manager));
      await new Outbox(database).addMail(manager, mail);
    });
    new Logger('InviteAdmin').log('The service mails the invitation as soon as it runs');
    return;
  }
  const link = await database.transaction(async (manager) => {
    const account = (await findInvited(manager)) ?? (await invite(manager));
    return createLink(manager, 'invite', account, publicOrigin);
  });
  process.stdout.write(
    `No mail server is set up (SMTP_URL). Give this link to ${email}; it can be used once, within 7 days:\n${link}\n`,
  );
});
