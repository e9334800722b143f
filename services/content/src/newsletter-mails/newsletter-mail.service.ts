import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import { Mailings, type MailText, Outbox } from '@phantom/outbox';
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
import { feedBaseUrl } from '../feed/feed.builder.js';
import { FeedService } from '../feed/feed.service.js';
import type { PublishedNewsletter } from '../newsletters/newsletter.mapper.js';
import { NEWSLETTER } from '../newsletters/newsletter.type.js';
import { SiteService } from '../site/site.service.js';
import { NEWSLETTER_FRAME } from './mail-text.type.js';
import { buildNewsletterMail } from './newsletter-mail.builder.js';
import type { NewsletterMailAnswerDto, TestMailDto } from './newsletter-mail.dto.js';

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
    private readonly outbox: Outbox,
    private readonly mailings: Mailings,
    private readonly subscriptions: SubscriptionService,
  ) {}

  async state(number: number): Promise<NewsletterMailAnswerDto> {
    const name = mailingOf(number);
    const lang = currentLanguage();
    const published = await this.published(number, lang);
    const { values } = published ?? (await this.content.draftByNumber(NEWSLETTER, number, lang));
    const progress = await this.mailings.progress(name);
    const entry = {
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

  async sendTest(number: number, test: TestMailDto, user: TokenUser): Promise<void> {
    const lang = test.lang ?? currentLanguage();
    const newsletter = await this.content.draftByNumber(NEWSLETTER, number, lang);
    const { subject, text, html } = await this.build(newsletter, lang);
    const { base } = await this.contextFor(lang);
    // The links of a test lead to the page, and to nobody's subscription.
    const fill = (part: string) =>
      part.replaceAll(/\{(leave|preferences)\}/g, `${base}/subscriptions/$1`);
    await this.outbox.addMail(this.dataSource.manager, {
      to: { name: user.name, address: user.email },
      subject: NEWSLETTER_MESSAGES.testSubject(lang, { title: subject }),
      text: fill(text),
      html: fill(html),
    });
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
        const newsletter = await this.published(number, lang);
        if (!newsletter) throw new UnprocessableError(NEWSLETTER_MESSAGES.unpublished);
        return [lang, await this.build(newsletter, lang)] as const;
      }),
    );
    return Object.fromEntries(built) as Record<Language, MailText>;
  }

  private async published(
    number: number,
    lang: Language,
  ): Promise<PublishedNewsletter | undefined> {
    const newsletters = await this.content.list(NEWSLETTER, lang);
    return newsletters.find((each) => each.number === number);
  }

  private async build(newsletter: PublishedNewsletter, lang: Language): Promise<MailText> {
    const { origin, company } = await this.contextFor(lang);
    const { list } = await this.site.read(lang);
    const frame = await this.content.singleton(NEWSLETTER_FRAME, lang);
    const address = list[0]?.address;
    // A mail without a postal address is against the law (CAN-SPAM).
    if (!address) throw new UnprocessableError(NEWSLETTER_MESSAGES.noAddress);
    return buildNewsletterMail(newsletter, { lang, origin, company, address, ...frame.values });
  }

  private async contextFor(lang: Language) {
    const context = await this.feeds.contextFor(lang);
    return { ...context, base: feedBaseUrl(context) };
  }
}
