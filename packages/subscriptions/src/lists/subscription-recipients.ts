import { Injectable } from '@nestjs/common';
import { MailingRecipients, type PreparedMail } from '@phantom/outbox';
import { DataSource } from 'typeorm';
import { SubscriptionLinks } from '../subscription-links.js';
import { changeState, LIST_SUBSCRIPTIONS } from './list-subscriptions.js';

/** The recipients of a mailing are subscriptions. */
@Injectable()
export class SubscriptionRecipients extends MailingRecipients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SubscriptionLinks,
  ) {
    super();
  }

  override async prepare(_mailing: string, id: number): Promise<PreparedMail | undefined> {
    const { manager } = this.dataSource;
    const subscription = await LIST_SUBSCRIPTIONS.find(manager, id);
    if (subscription?.state !== 'active') return undefined;
    const { lang, email: address } = subscription.subscriber;
    const token = await LIST_SUBSCRIPTIONS.createToken(manager, 'manage', subscription);
    return {
      address,
      links: {
        leave: this.links.page(lang, 'leave', token),
        preferences: this.links.page(lang, 'manage', token),
      },
      headers: this.links.leaveHeaders(subscription.list, token),
    };
  }

  override async refuse(_mailing: string, id: number): Promise<void> {
    await this.dataSource.transaction(async (manager) => {
      const subscription = await LIST_SUBSCRIPTIONS.find(manager, id);
      if (subscription?.state === 'active') await changeState(manager, subscription, 'bounced');
    });
  }
}
