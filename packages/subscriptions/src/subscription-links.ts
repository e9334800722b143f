import { Injectable } from '@nestjs/common';
import { MailConfig, MailLinks } from '@phantom/outbox';
import { type Language, ProcessConfig, siteUrl } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { LIFETIMES, SubscriptionKind } from './subscription-kind.js';
import type { LinkPurpose } from './subscription-rows.js';

/** What the outbox stores of a link. */
export const linkReference = (purpose: LinkPurpose, { id }: { id: number }): string =>
  `${purpose}:${id}`;

/** The links of the mails about a kind of subscription. They are made when a mail is sent. */
@Injectable()
export class SubscriptionLinks extends MailLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: ProcessConfig,
    private readonly mailConfig: MailConfig,
    private readonly kind: SubscriptionKind,
  ) {
    super();
  }

  override async make(reference: string, requestedAt: Date): Promise<string | undefined> {
    const [purpose, id] = reference.split(':') as [LinkPurpose, string];
    const { manager } = this.dataSource;
    const subscription = await this.kind.find(manager, Number(id));
    if (!subscription) return undefined;
    const { options } = this.kind;
    const isOver = Date.now() - requestedAt.getTime() > LIFETIMES.confirm;
    if (purpose === 'confirm' && (isOver || !options.forms?.isConfirmable(subscription.state)))
      return undefined;
    const token = await this.kind.createToken(manager, purpose, subscription);
    return this.page(options.langOf(subscription), purpose, token);
  }

  /** The page for a link. */
  page(lang: Language, page: LinkPurpose | 'leave', token: string): string {
    return this.url(lang, this.kind.options.pagePath(page, encodeURIComponent(token)));
  }

  /** A page of the site in a language. */
  url(lang: Language, path: string): string {
    return siteUrl(this.config.publicOrigin, lang, path);
  }

  /** The headers of a mail that people can leave by one click (RFC 8058), and its list (RFC 2919). */
  leaveHeaders(list: string, token: string): Record<string, string> {
    const path = `/${this.kind.options.path}/leave?token=${token}`;
    const oneClick = new URL(path, this.config.publicOrigin);
    const { mailTo } = this.mailConfig;
    const byMail = mailTo ? `, <mailto:${mailTo}?subject=unsubscribe%20${list}>` : '';
    return {
      'List-Unsubscribe': `<${oneClick.href}>${byMail}`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      'List-Id': `<${list}.${oneClick.hostname}>`,
    };
  }
}
