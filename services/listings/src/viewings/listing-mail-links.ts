import { Injectable } from '@nestjs/common';
import { MailLinks } from '@phantom/outbox';
import { SubscriptionLinks } from '@phantom/subscriptions';
import { DataSource } from 'typeorm';
import { createViewingToken } from './viewing-link.js';
import { VIEWING_LINK } from './viewing-mails.service.js';
import { Viewing } from './viewing.entity.js';

/** The links of all mails of this service: of saved searches, and of viewings. */
@Injectable()
export class ListingMailLinks extends MailLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionLinks,
  ) {
    super();
  }

  override async make(reference: string, askedAt: Date): Promise<string | undefined> {
    const [purpose, id] = reference.split(':');
    if (purpose !== VIEWING_LINK) return this.subscriptions.make(reference, askedAt);
    const { manager } = this.dataSource;
    const viewing = await manager.findOneBy(Viewing, { id: Number(id) });
    if (!viewing) return undefined;
    const token = await createViewingToken(manager, viewing);
    // Browsers do not send the fragment to servers: no log and no referrer has the token.
    return this.subscriptions.url(viewing.lang, `/listings/viewing#manage=${token}`);
  }
}
