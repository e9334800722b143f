import { Logger } from '@nestjs/common';
import { ACCOUNT_RIGHTS, loadConfig, runDatabaseTask, StartupError } from '@phantom/service-kit';
import { Outbox } from '@phantom/service-kit/mail';
import { isEmail } from 'class-validator';
import type { EntityManager } from 'typeorm';
import { recordChange } from './account-change/record-change.js';
import { makeLink } from './account-link/account-link.service.js';
import { Account } from './account/account.entity.js';
import { insertAccount } from './account/insert-account.js';
import { InvitationConfig } from './config/invitation-config.js';
import { authDataSource } from './data-source.js';
import { accountMail } from './mail/account-mail.js';

/** Who invites the first one who manages people: whoever has the database. */
const OPERATOR = { id: null, name: 'Command line' };

const [address = '', name = ''] = process.argv.slice(2);
const email = address.toLowerCase();

async function invite(manager: EntityManager): Promise<Account> {
  const role = { type: 'admin' as const, rights: [...ACCOUNT_RIGHTS] };
  const account = await insertAccount(manager, { email, name, ...role, passwordHash: null });
  if (!account) throw new StartupError('There is an account with this address already');
  await recordChange(manager, { account, actor: OPERATOR, action: 'invited' });
  return account;
}

/** Who was invited and has no password yet gets another link where no mail can bring one. */
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
      await new Outbox(database).addTo(manager, accountMail('invite', await invite(manager)));
    });
    new Logger('InviteAdmin').log('The service mails the invitation as soon as it runs');
    return;
  }
  const link = await database.transaction(async (manager) => {
    const account = (await findInvited(manager)) ?? (await invite(manager));
    return makeLink(manager, 'invite', account, publicOrigin);
  });
  process.stdout.write(
    `No mail server is set up (SMTP_URL). Give this link to ${email}; it can be used once, within 7 days:\n${link}\n`,
  );
});
