import type { PersonMail } from '@phantom/outbox';
import type { Account } from '../accounts/account.entity.js';
import type { LinkPurpose } from './account-link.entity.js';
import { ACCOUNT_LINK_MESSAGES } from '../common/messages.js';
import { formatLinkReference } from './account-link.service.js';

/**
 * The mail that carries a link to the person of the account, in the language of the person.
 *
 * An unconfirmed address may belong to a stranger, and anybody can type a name at registration. So a mail to an unconfirmed
 * address greets by the address, not by the name. An invitation is an exception: an employee wrote its name.
 */
export function accountLinkMail(purpose: LinkPurpose, account: Account): PersonMail {
  const { email, lang, emailConfirmedAt } = account;
  const name = purpose === 'invite' || emailConfirmedAt ? account.name : email;
  const { subject, text } = ACCOUNT_LINK_MESSAGES.mails[purpose];
  return {
    to: { name, address: email },
    subject: subject(lang),
    text: text(lang, { name, email }),
    linkFor: formatLinkReference(purpose, account),
  };
}
