import { wordsOf } from '@phantom/service-kit';
import type { PersonMail } from '@phantom/service-kit/mail';
import type { Account } from '../account/account.entity.js';
import { linkFor } from '../account-link/account-link.service.js';
import type { LinkPurpose } from '../account-link/account-link.entity.js';
import { MAIL_MESSAGES } from './mail-messages.js';

/**
 * The mail that carries a link to the person of the account, in the person's language.
 *
 * Before an address is proven it may be a stranger's, and the name beside it whatever somebody typed who wants it to be
 * read there: such a mail calls the person by the address. An invitation has its name from our own people.
 */
export function accountMail(purpose: LinkPurpose, account: Account): PersonMail {
  const { email, lang, emailConfirmedAt } = account;
  const name = purpose === 'invite' || emailConfirmedAt ? account.name : email;
  const { subject, text } = MAIL_MESSAGES[purpose];
  return {
    to: { name, address: email },
    subject: wordsOf(subject, lang),
    text: wordsOf(text, lang, { name, email }),
    linkFor: linkFor(purpose, account),
  };
}
