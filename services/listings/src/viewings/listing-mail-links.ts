import { Injectable } from '@nestjs/common';
import { MailLinks } from '@phantom/outbox';
import { SubscriptionLinks } from '@phantom/subscriptions';
import { DataSource } from 'typeorm';
import { RentalApplication } from '../rental-applications/application.entity.js';
import { APPLICATION_LINK, createMailedToken } from '../rental-applications/application-link.js';
import { createViewingToken } from './viewing-link.js';
import { VIEWING_LINK } from './viewing-mails.service.js';
import { Viewing } from './viewing.entity.js';

/** The links of all mails of this service: of saved searches, viewings, and applications for rentals. */
@Injectable()
export class ListingMailLinks extends MailLinks {
  constructor(
    private readonly dataSource: DataSource,
    private readonly subscriptions: SubscriptionLinks,
  ) {
    super();
  }

  override make(reference: string, askedAt: Date): Promise<string | undefined> {
    const [purpose, id] = reference.split(':');
    if (purpose === VIEWING_LINK) return this.viewing(Number(id));
    if (purpose === APPLICATION_LINK) return this.application(Number(id));
    return this.subscriptions.make(reference, askedAt);
  }

  // Browsers do not send the fragment to servers: no log and no referrer has the token.

  private async viewing(id: number): Promise<string | undefined> {
    const { manager } = this.dataSource;
    const viewing = await manager.findOneBy(Viewing, { id });
    if (!viewing) return undefined;
    const token = await createViewingToken(manager, viewing);
    return this.subscriptions.url(viewing.lang, `/listings/viewing#manage=${token}`);
  }

  private async application(id: number): Promise<string | undefined> {
    const { manager } = this.dataSource;
    const application = await manager.findOneBy(RentalApplication, { id });
    if (!application) return undefined;
    const token = await createMailedToken(manager, application);
    return this.subscriptions.url(application.lang, `/listings/apply#manage=${token}`);
  }
}
