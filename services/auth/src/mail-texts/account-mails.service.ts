import { Injectable } from '@nestjs/common';
import {
  type EntryMail,
  EntryMails,
  type MailDraft,
  PublishedContent,
} from '@phantom/content-editing';
import { Outbox } from '@phantom/outbox';
import { NotFoundError, siteUrl, type TokenUser } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { AuthConfig } from '../config/auth.config.js';
import { fillTemplate, formatNow } from './mail-text.js';
import { LINK_MAILS, MAIL_TEXT_TYPES } from './mail-text.types.js';

/** The mails of accounts as editors see them. The link leads to its page without a token. */
@Injectable()
export class AccountMails extends EntryMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: PublishedContent,
    private readonly config: AuthConfig,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  override async build({ type: { name }, number, language, user }: MailDraft): Promise<EntryMail> {
    const type = MAIL_TEXT_TYPES.find((each) => each.name === name);
    if (!type) throw new NotFoundError();
    const { lang, values } = await this.content.draftByNumber(type, number, language);
    const urlOf = (path: string) => siteUrl(this.config.publicOrigin, language, path);
    return fillTemplate(
      { lang, subject: values.subject, text: values.text },
      {
        name: user.name,
        email: user.email,
        time: formatNow(lang),
        page: urlOf('/forgot-password'),
        link: urlOf(type === LINK_MAILS.confirm ? '/confirm-email' : '/set-password'),
      },
    );
  }

  override async send(mail: EntryMail, { name, email }: TokenUser): Promise<void> {
    await this.outbox.addMail(this.dataSource.manager, { to: { name, address: email }, ...mail });
  }
}
