import { Injectable } from '@nestjs/common';
import {
  type EntryMail,
  EntryMails,
  type MailDraft,
  PublishedContent,
} from '@phantom/content-editing';
import { type MailText, Outbox } from '@phantom/outbox';
import {
  type Language,
  ProcessConfig,
  type TokenUser,
  UnprocessableError,
} from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { NEWSLETTER_MESSAGES } from '../common/messages.js';
import { feedBaseUrl } from '../feed/feed.builder.js';
import { NEWSLETTER } from '../newsletters/newsletter.type.js';
import { CONFIRMATION_MAIL, NEWSLETTER_FRAME } from './mail-text.type.js';
import { buildLinkMail } from './newsletter-mail.builder.js';
import { NewsletterMailService } from './newsletter-mail.service.js';

/** The mails of this service as editors see them. Their links lead to the pages without a token. */
@Injectable()
export class ContentMails extends EntryMails {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: PublishedContent,
    private readonly newsletters: NewsletterMailService,
    private readonly config: ProcessConfig,
    private readonly outbox: Outbox,
  ) {
    super();
  }

  override async build({ type, number, language }: MailDraft): Promise<EntryMail> {
    const { subject, text, html } = await this.template(type.name, number, language);
    const { origin } = new URL(this.config.publicOrigin);
    const base = `${feedBaseUrl({ origin, lang: language })}/subscriptions`;
    const fill = (part: string) =>
      part
        .replaceAll('{link}', `${base}/confirm`)
        .replaceAll(/\{(leave|preferences)\}/g, `${base}/$1`);
    return { subject, text: fill(text), html: fill(html) };
  }

  override async send(mail: EntryMail, { name, email }: TokenUser): Promise<void> {
    await this.outbox.addMail(this.dataSource.manager, { to: { name, address: email }, ...mail });
  }

  private async template(name: string, number: number, language: Language): Promise<MailText> {
    if (name === CONFIRMATION_MAIL.name) {
      const { lang, values } = await this.content.draftByNumber(
        CONFIRMATION_MAIL,
        number,
        language,
      );
      return buildLinkMail(lang, values);
    }
    if (name === NEWSLETTER_FRAME.name) return this.framedNewsletter(number, language);
    const newsletter = await this.content.draftByNumber(NEWSLETTER, number, language);
    return this.newsletters.build(newsletter, language);
  }

  /** The newest newsletter shows what stands below all of them. */
  private async framedNewsletter(number: number, language: Language): Promise<MailText> {
    const { entries } = await this.content.page(NEWSLETTER, language, { page: 1, limit: 1 });
    const [newest] = entries;
    if (!newest) throw new UnprocessableError(NEWSLETTER_MESSAGES.noneToShow);
    const { values } = await this.content.draftByNumber(NEWSLETTER_FRAME, number, language);
    return this.newsletters.build(newest, language, values);
  }
}
