import { Injectable } from '@nestjs/common';
import { MailingRecipients, type PreparedMail } from '@phantom/outbox';
import { SubscriptionLinks } from '@phantom/subscriptions';
import { DataSource, type EntityManager, In } from 'typeorm';
import { isOnMarket, Listing } from '../listings/listing.entity.js';
import { buildAlertMail, type HomeNews, type SearchNews } from './alert-mail.builder.js';
import { MailSender } from './mail-sender.js';
import { searchPagePath } from './saved-search-query.js';
import { leaveSearches, SAVED_SEARCHES } from './saved-search-subscriptions.js';
import { SavedSearch, SearchAlert, SearchSubscriber } from './saved-search.entity.js';

/** Writes the mail of a person's alerts when it is sent: what has changed since they were found is in it. */
@Injectable()
export class AlertMailRecipients extends MailingRecipients {
  constructor(
    private readonly dataSource: DataSource,
    private readonly links: SubscriptionLinks,
    private readonly sender: MailSender,
  ) {
    super();
  }

  /** @returns undefined for a person who has left, and where nothing of the news is left */
  override async prepare(mailing: string, id: number): Promise<PreparedMail | undefined> {
    const { manager } = this.dataSource;
    const subscriber = await manager.findOneBy(SearchSubscriber, { id });
    const news = subscriber ? await this.newsOf(manager, mailing, subscriber) : [];
    if (!subscriber || news.length === 0) return undefined;
    const { lang, email: address } = subscriber;
    const sender = await this.sender.read(lang);
    const search = await manager.findOneOrFail(SavedSearch, {
      where: { subscriberId: id, state: 'active' },
      order: { id: 'DESC' },
    });
    const { name } = search;
    const token = await SAVED_SEARCHES.createToken(manager, 'manage', search);
    const homeUrl = (home: number) => this.links.url(lang, `/listings-detail/${home}`);
    return {
      address,
      content: buildAlertMail({ lang, name, searches: news, homeUrl, sender }),
      links: {
        manage: this.links.page(lang, 'manage', token),
        leave: this.links.page(lang, 'leave', token),
      },
      headers: this.links.leaveHeaders('saved-searches', token),
    };
  }

  private async newsOf(
    manager: EntityManager,
    mailing: string,
    { id: subscriberId, lang }: SearchSubscriber,
  ): Promise<SearchNews[]> {
    const alerts = await manager.find(SearchAlert, {
      where: { subscriberId, mailing },
      order: { id: 'ASC' },
    });
    const listings = await manager.findBy(Listing, {
      id: In(alerts.map(({ listingId }) => listingId)),
    });
    const searches = await manager.find(SavedSearch, {
      where: { id: In(alerts.map(({ savedSearchId }) => savedSearchId)), state: 'active' },
      order: { id: 'ASC' },
    });
    return searches
      .map((search) => ({
        title: search.title,
        url: this.links.url(lang, searchPagePath(search.query)),
        homes: homesOf(
          alerts.filter(({ savedSearchId }) => savedSearchId === search.id),
          listings,
        ),
      }))
      .filter(({ homes }) => homes.length > 0);
  }

  /** The address does not exist: its searches end. */
  override async refuse(_mailing: string, subscriberId: number): Promise<void> {
    await this.dataSource.transaction((manager) => leaveSearches(manager, { subscriberId }));
  }
}

/** A home that has left the market since is news only as gone, and one that came back is not gone. */
function homesOf(alerts: readonly SearchAlert[], listings: readonly Listing[]): HomeNews[] {
  return listings.flatMap((listing) => {
    const events = alerts.filter(
      ({ listingId, kind }) =>
        listingId === listing.id && isOnMarket(listing) === (kind !== 'gone'),
    );
    return events.length > 0 ? [{ listing, events }] : [];
  });
}
