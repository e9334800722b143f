import { Injectable } from '@nestjs/common';
import { PublishedContent, type ValuesOf } from '@phantom/content-editing';
import { Mailings, type MailText } from '@phantom/outbox';
import {
  currentLanguage,
  type Language,
  LANGUAGES,
  type TokenUser,
  UnprocessableError,
} from '@phantom/service-kit';
import { appendAuditEntry } from '@phantom/service-kit/audit';
import { SubscriptionService } from '@phantom/subscriptions';
import { DataSource } from 'typeorm';
import { NEWSLETTER_MESSAGES } from '../common/messages.js';
import { FeedService } from '../feed/feed.service.js';
import type { PublishedNewsletter } from '../newsletters/newsletter.mapper.js';
import { NEWSLETTER } from '../newsletters/newsletter.type.js';
import { SiteService } from '../site/site.service.js';
import { NEWSLETTER_FRAME } from './mail-text.type.js';
import { buildNewsletterMail } from './newsletter-mail.builder.js';
import type { NewsletterMailAnswerDto } from './newsletter-mail.dto.js';

/** The list that newsletters go to. */
export const NEWSLETTER_LIST = 'newsletter';

const mailingOf = (number: number): string => `newsletter:${number}`;

/** Sends newsletters to those who have subscribed. */
@Injectable()
export class NewsletterMailService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly content: PublishedContent,
    private readonly feeds: FeedService,
    private readonly site: SiteService,
    private readonly mailings: Mailings,
    private readonly subscriptions: SubscriptionService,
  ) {}

  async state(number: number): Promise<NewsletterMailAnswerDto> {
    const name = mailingOf(number);
    const lang = currentLanguage();
    const published = await this.content.findByNumber(NEWSLETTER, number, lang);
    const { id, values } =
      published ?? (await this.content.draftByNumber(NEWSLETTER, number, lang));
    const progress = await this.mailings.progress(name);
    const entry = {
      entry_id: id,
      title: values.title,
      is_published: published !== undefined,
      subscribers: await this.subscriptions.countActive(NEWSLETTER_LIST),
      progress: progress
        ? {
            started_at: progress.startedAt.toISOString(),
            queued: progress.queued,
            sent: progress.sent,
            failed: progress.failed,
            dropped: progress.dropped,
            left: await this.subscriptions.countLeftSince(name),
          }
        : null,
    };
    return { error: 0, list: [entry] };
  }

  /** @throws UnprocessableError for one that is not published, or was sent before */
  async send(number: number, user: TokenUser): Promise<NewsletterMailAnswerDto> {
    const contents = await this.contents(number);
    await this.dataSource.transaction(async (manager) => {
      const isNew = await this.mailings.start(manager, {
        name: mailingOf(number),
        contents,
        recipients: this.subscriptions.recipientsOf(NEWSLETTER_LIST),
        user,
      });
      if (!isNew) throw new UnprocessableError(NEWSLETTER_MESSAGES.sentBefore);
      await appendAuditEntry(manager, {
        actorId: user.id,
        action: 'mailed',
        record: { type: 'content', id: mailingOf(number) },
      });
    });
    return this.state(number);
  }

  private async contents(number: number): Promise<Record<Language, MailText>> {
    const built = await Promise.all(
      LANGUAGES.map(async (lang) => {
        const newsletter = await this.content.findByNumber(NEWSLETTER, number, lang);
        if (!newsletter) throw new UnprocessableError(NEWSLETTER_MESSAGES.unpublished);
        return [lang, await this.build(newsletter, lang)] as const;
      }),
    );
    return Object.fromEntries(built) as Record<Language, MailText>;
  }

  /** @throws UnprocessableError before the postal address of the company is published */
  async build(
    newsletter: PublishedNewsletter,
    lang: Language,
    frame?: ValuesOf<typeof NEWSLETTER_FRAME.fields>,
  ): Promise<MailText> {
    const { origin, company } = await this.feeds.contextFor(lang);
    const { list } = await this.site.read(lang);
    const address = list[0]?.address;
    // A mail without a postal address is against the law (CAN-SPAM).
    if (!address) throw new UnprocessableError(NEWSLETTER_MESSAGES.noAddress);
    const texts = frame ?? (await this.content.singleton(NEWSLETTER_FRAME, lang)).values;
    return buildNewsletterMail(newsletter, { lang, origin, company, address, ...texts });
  }
}
