import type { PersonMail } from '@phantom/outbox';
import type { EntityManager } from 'typeorm';
import type { Account } from '../accounts/account.entity.js';
import type { LinkPurpose } from './account-link.entity.js';
import { ACCOUNT_LINK_MESSAGES } from '../common/messages.js';
import { fillTemplate, mailTemplate } from '../mail-texts/mail-text.js';
import { LINK_MAILS } from '../mail-texts/mail-text.types.js';
import { formatLinkReference } from './account-link.service.js';

/**
 * The mail that carries a link to the person of the account, in the language of the person.
 *
 * An unconfirmed address may belong to a stranger, and anybody can type a name at registration. So a mail to an unconfirmed
 * address greets by the address, not by the name. An invitation is an exception: an employee wrote its name.
 */
export async function accountLinkMail(
  manager: EntityManager,
  purpose: LinkPurpose,
  account: Account,
): Promise<PersonMail> {
  const { email, lang, emailConfirmedAt } = account;
  const name = purpose === 'invite' || emailConfirmedAt ? account.name : email;
  const defaults = ACCOUNT_LINK_MESSAGES.mails[purpose];
  const template = await mailTemplate(manager, LINK_MAILS[purpose], defaults, lang);
  return {
    to: { name, address: email },
    ...fillTemplate(template, { name, email }),
    linkFor: formatLinkReference(purpose, account),
  };
}
