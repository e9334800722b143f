import { Logger } from '@nestjs/common';
import { ACCOUNT_RIGHTS, runDatabaseTask, StartupError } from '@phantom/service-kit';
import { Outbox } from '@phantom/service-kit/mail';
import { isEmail } from 'class-validator';
import { recordChange } from './account-change/record-change.js';
import { insertAccount } from './account/insert-account.js';
import { authDataSource } from './data-source.js';
import { accountMail } from './mail/account-mail.js';

/** Who invites the first one who manages people: whoever has the database. */
const OPERATOR = { id: null, name: 'Command line' };

const [address = '', name = ''] = process.argv.slice(2);

await runDatabaseTask({ name: 'auth', dataSource: authDataSource }, async (database) => {
  if (!isEmail(address) || !name)
    throw new StartupError('Usage: invite-admin name@example.com "Full Name"');
  const email = address.toLowerCase();
  await database.transaction(async (manager) => {
    const role = { type: 'admin' as const, rights: [...ACCOUNT_RIGHTS] };
    const account = await insertAccount(manager, { email, name, ...role, passwordHash: null });
    if (!account) throw new StartupError('There is an account with this address already');
    await recordChange(manager, { account, actor: OPERATOR, action: 'invited' });
    await new Outbox(database).addTo(manager, accountMail('invite', account));
  });
  new Logger('InviteAdmin').log('The service mails the invitation as soon as it runs');
});
