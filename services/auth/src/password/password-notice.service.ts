import { Injectable } from '@nestjs/common';
import { wordsOf, type Language } from '@phantom/service-kit';
import { Outbox } from '@phantom/service-kit/mail';
import type { EntityManager } from 'typeorm';
import type { Account } from '../account/account.entity.js';
import { AuthConfig } from '../config/auth.config.js';
import { pageAddress } from '../mail/page-address.js';
import { PASSWORD_NOTICE } from './password-notice-messages.js';

/** Tells the person of an account that its password is another: whoever did not change it learns of it in the mailbox. */
@Injectable()
export class PasswordNotice {
  constructor(
    private readonly outbox: Outbox,
    private readonly config: AuthConfig,
  ) {}

  /** Puts the mail out, in the transaction that changes the password. */
  async add(manager: EntityManager, { name, email, lang }: Account): Promise<void> {
    const page = pageAddress(this.config.publicOrigin, lang, '/forgot-password');
    await this.outbox.addTo(manager, {
      to: { name, address: email },
      subject: wordsOf(PASSWORD_NOTICE.subject, lang),
      text: wordsOf(PASSWORD_NOTICE.text, lang, { name, email, page, time: timeIn(lang) }),
    });
  }
}

/** Now, on the clocks of the company, with the name of the zone. */
const timeIn = (lang: Language): string =>
  new Intl.DateTimeFormat(lang, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: 'America/New_York',
  }).format();
