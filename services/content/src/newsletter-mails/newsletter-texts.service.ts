import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import { type LinkText, type SubscriptionList, SubscriptionTexts } from '@phantom/subscriptions';
import { CONFIRMATION_MAIL } from './mail-text.type.js';
import { buildLinkMail } from './newsletter-mail.builder.js';

/** The texts that employees edit. Without published ones those of the package are sent. */
@Injectable()
export class NewsletterTexts extends SubscriptionTexts {
  constructor(private readonly content: PublishedContent) {
    super();
  }

  override async confirmation(list: SubscriptionList, lang: Language): Promise<LinkText> {
    const [mail] = await this.content.list(CONFIRMATION_MAIL, lang);
    return mail ? buildLinkMail(mail.lang, mail.values) : super.confirmation(list, lang);
  }
}
