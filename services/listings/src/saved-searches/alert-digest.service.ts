import { Injectable } from '@nestjs/common';
import { Outbox } from '@phantom/outbox';
import { ScheduledTask } from '@phantom/service-kit';
import { DataSource, type EntityManager, In } from 'typeorm';
import { isOnMarket, Listing } from '../listings/listing.entity.js';
import { buildAlertMail, type HomeNews } from './alert-mail.builder.js';
import { lastDispatch } from './alert-times.js';
import { manageReference, SavedSearchLinks } from './saved-search-links.js';
import { searchPagePath } from './saved-search-query.js';
import { SavedSearch, type SearchAlert, SearchSubscriber } from './saved-search.entity.js';

/** Milliseconds between two looks at the alerts. */
const INTERVAL = 10_000;

/** An alert that is sent now. */
type DueAlert = Pick<
  SearchAlert,
  'id' | 'savedSearchId' | 'listingId' | 'kind' | 'occurrence' | 'oldPrice'
>;

/**
 * Writes the alerts that are due into one mail for each person. The mail is added to the outbox in the transaction that
 * marks the alerts as sent, so that several processes may do so at once and no alert is lost or sent twice.
 */
@Injectable()
export class AlertDigestService extends ScheduledTask {
  constructor(
    private readonly dataSource: DataSource,
    private readonly outbox: Outbox,
    private readonly links: SavedSearchLinks,
  ) {
    super(INTERVAL);
  }

  override async run(now = new Date()): Promise<void> {
    const due = [lastDispatch('daily', now), lastDispatch('weekly', now)];
    const people = await this.dataSource.query<{ id: number }[]>(
      `SELECT DISTINCT alert.subscriber_id AS id ${DUE_ALERTS}`,
      due,
    );
    for (const { id } of people) {
      await this.dataSource.transaction((manager) => this.tell(manager, id, due));
    }
  }

  private async tell(manager: EntityManager, id: number, due: readonly Date[]): Promise<void> {
    const subscriber = await manager
      .createQueryBuilder(SearchSubscriber, 'subscriber')
      .where({ id })
      .setLock('pessimistic_write')
      .setOnLocked('skip_locked')
      .getOne();
    if (!subscriber) return;
    const alerts = await takeDue(manager, id, due);
    const listings = await manager.findBy(Listing, {
      id: In(alerts.map(({ listingId }) => listingId)),
    });
    const searches = await manager.find(SavedSearch, {
      where: { id: In(alerts.map(({ savedSearchId }) => savedSearchId)) },
      order: { id: 'ASC' },
    });
    const { lang } = subscriber;
    const news = searches
      .map((search) => ({
        title: search.title,
        url: this.links.url(lang, searchPagePath(search.query)),
        homes: homesOf(
          alerts.filter(({ savedSearchId }) => savedSearchId === search.id),
          listings,
        ),
      }))
      .filter(({ homes }) => homes.length > 0);
    if (news.length === 0) return;
    const { name } = searches[0] as SavedSearch;
    const homeUrl = (home: number) => this.links.url(lang, `/listings-detail/${home}`);
    await this.outbox.addMail(manager, {
      to: { name, address: subscriber.email },
      ...buildAlertMail({ lang, name, searches: news, homeUrl }),
      linkFor: manageReference(subscriber),
    });
  }
}

/** `$1` and `$2` are the last dispatches of daily and weekly mails. */
const DUE_ALERTS = `
  FROM search_alert AS alert JOIN saved_search AS search ON search.id = alert.saved_search_id
  WHERE alert.sent_at IS NULL AND search.state = 'active'
    AND alert.created_at <= CASE search.frequency
      WHEN 'daily' THEN $1::timestamptz WHEN 'weekly' THEN $2::timestamptz ELSE 'infinity' END`;

async function takeDue(
  manager: EntityManager,
  subscriberId: number,
  due: readonly Date[],
): Promise<DueAlert[]> {
  const [rows] = await manager.query<[DueAlert[], number]>(
    `UPDATE search_alert SET sent_at = now()
      WHERE id IN (SELECT alert.id ${DUE_ALERTS} AND alert.subscriber_id = $3)
      RETURNING id, saved_search_id AS "savedSearchId", listing_id AS "listingId", kind, occurrence,
        old_price AS "oldPrice"`,
    [...due, subscriberId],
  );
  return rows.sort((one, other) => Number(one.id) - Number(other.id));
}

/** A home that has left the market since is news only as gone, and one that came back is not gone. */
function homesOf(alerts: readonly DueAlert[], listings: readonly Listing[]): HomeNews[] {
  return listings.flatMap((listing) => {
    const events = alerts.filter(
      ({ listingId, kind }) =>
        listingId === listing.id && isOnMarket(listing) === (kind !== 'gone'),
    );
    return events.length > 0 ? [{ listing, events }] : [];
  });
}
