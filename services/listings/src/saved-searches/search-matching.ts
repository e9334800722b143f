import { Injectable } from '@nestjs/common';
import { SearchMatcher } from '@phantom/listing-index';
import { ScheduledTask } from '@phantom/service-kit';
import { DataSource, type EntityManager } from 'typeorm';
import { isOnMarket } from '../listings/listing.entity.js';
import { NearbyFilters } from '../nearby/nearby-filters.js';
import { INDEXED_COLUMNS, type IndexedRow, toIndexedListing } from '../search/index-sync.js';
import type { ListingSearchDto } from '../search/search.dto.js';
import { toListingFilter } from '../search/search.mapper.js';
import type { AlertEvent, ListingEvent } from './saved-search.entity.js';

/** Milliseconds between two looks at the events. */
const INTERVAL = 5_000;

/** Events that are matched in one transaction. */
const BATCH = 1_000;

/**
 * Milliseconds before the last sync from which on an event may concern a search that the sync did not see: the clocks of
 * database and process differ, and a confirmation takes a moment.
 */
const SYNC_MARGIN = 10_000;

/** What matching knows of an active search beside its filter. */
interface KnownSearch {
  version: number;
  subscriberId: number;
  since: Date;
  events: readonly AlertEvent[];
}

type EventRow = Pick<ListingEvent, 'id' | 'listingId' | 'kind' | 'occurrence' | 'oldPrice'> & {
  createdAt: Date;
};

interface NewAlert extends EventRow {
  subscriberId: number;
  savedSearchId: number;
}

/**
 * Turns the events of committed changes into alerts of the people whose saved searches they match. Several processes may
 * do so at once: each claims other events, and its alerts are stored in the transaction that removes them.
 */
@Injectable()
export class SearchMatching extends ScheduledTask {
  private readonly matcher = new SearchMatcher();
  private readonly known = new Map<number, KnownSearch>();
  private syncedAt = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly nearby: NearbyFilters,
  ) {
    super(INTERVAL);
  }

  override async run(): Promise<void> {
    while ((await this.matchBatch()) >= BATCH);
  }

  /** @returns how many events were matched */
  private matchBatch(): Promise<number> {
    return this.dataSource.transaction(async (manager) => {
      const events = await claimEvents(manager);
      if (events.length === 0) return 0;
      if (events.some((event) => event.createdAt.getTime() > this.syncedAt - SYNC_MARGIN))
        await this.sync(manager);
      const alerts = this.alertsOf(events, await readListings(manager, events));
      await insertAlerts(manager, alerts);
      return events.length;
    });
  }

  /** Loads the searches that have changed since the last batch. */
  private async sync(manager: EntityManager): Promise<void> {
    const now = Date.now();
    const active = await manager.query<{ id: number; version: number }[]>(
      `SELECT id, version FROM saved_search WHERE state = 'active'`,
    );
    const ids = new Set(active.map(({ id }) => id));
    for (const id of [...this.known.keys()].filter((each) => !ids.has(each))) {
      this.known.delete(id);
      this.matcher.remove(id);
    }
    const changed = active.filter(({ id, version }) => this.known.get(id)?.version !== version);
    this.syncedAt = now;
    if (changed.length === 0) return;
    const rows = await manager.query<(KnownSearch & { id: number; search: ListingSearchDto })[]>(
      `SELECT id, version, subscriber_id AS "subscriberId", state_since AS since, events, search
         FROM saved_search WHERE id = ANY ($1)`,
      [changed.map(({ id }) => id)],
    );
    for (const { id, search, ...known } of rows) {
      this.matcher.put(id, toListingFilter(search));
      this.known.set(id, known);
    }
  }

  private alertsOf(
    events: readonly EventRow[],
    listings: ReadonlyMap<number, IndexedRow>,
  ): NewAlert[] {
    const reported = events.flatMap((event) => {
      const row = listings.get(event.listingId);
      // A home that has left the market since is reported as gone only, and one that came back is not gone.
      if (!row || isOnMarket(row) === (event.kind === 'gone')) return [];
      return [
        { event, listing: toIndexedListing(row, this.nearby), now: event.createdAt.getTime() },
      ];
    });
    const matching = this.matcher.matchingEach(reported);
    return reported.flatMap(({ event }, at) => this.alertsOfEvent(event, matching[at] ?? []));
  }

  private alertsOfEvent(event: EventRow, matching: number[]): NewAlert[] {
    // The eldest search first: each person is told once, of the first search that matches.
    return matching
      .sort((one, other) => one - other)
      .flatMap((savedSearchId) => {
        const search = this.known.get(savedSearchId) as KnownSearch;
        const isWanted = search.events.includes(event.kind) && event.createdAt >= search.since;
        return isWanted ? [{ ...event, savedSearchId, subscriberId: search.subscriberId }] : [];
      });
  }
}

/** Removes events from the queue, in the transaction. */
async function claimEvents(manager: EntityManager): Promise<EventRow[]> {
  const [rows] = await manager.query<[EventRow[], number]>(
    `WITH next AS MATERIALIZED (
       SELECT id FROM listing_event ORDER BY id LIMIT $1 FOR UPDATE SKIP LOCKED
     )
     DELETE FROM listing_event USING next WHERE listing_event.id = next.id
     RETURNING listing_event.id, listing_id AS "listingId", kind, occurrence,
       old_price AS "oldPrice", created_at AS "createdAt"`,
    [BATCH],
  );
  return rows.sort((one, other) => Number(one.id) - Number(other.id));
}

async function readListings(
  manager: EntityManager,
  events: readonly EventRow[],
): Promise<Map<number, IndexedRow>> {
  const rows = await manager.query<IndexedRow[]>(
    `SELECT listing.id AS "id", ${INDEXED_COLUMNS} FROM listing WHERE id = ANY ($1)`,
    [events.map(({ listingId }) => listingId)],
  );
  return new Map(rows.map((row) => [row.id, row]));
}

/** The key of alerts sees to it that a person is told of an event once. Searches that were erased meanwhile are left out. */
async function insertAlerts(manager: EntityManager, alerts: readonly NewAlert[]): Promise<void> {
  if (alerts.length === 0) return;
  await manager.query(
    `INSERT INTO search_alert
       (subscriber_id, saved_search_id, listing_id, kind, occurrence, old_price)
     SELECT given.subscriber_id, given.saved_search_id, given.listing_id, given.kind,
       given.occurrence, given.old_price
     FROM unnest($1::integer[], $2::integer[], $3::integer[], $4::text[], $5::text[], $6::integer[])
       WITH ORDINALITY AS given
         (subscriber_id, saved_search_id, listing_id, kind, occurrence, old_price, position)
     JOIN saved_search ON saved_search.id = given.saved_search_id
     ORDER BY given.position
     ON CONFLICT (subscriber_id, listing_id, kind, occurrence) DO NOTHING`,
    [
      alerts.map(({ subscriberId }) => subscriberId),
      alerts.map(({ savedSearchId }) => savedSearchId),
      alerts.map(({ listingId }) => listingId),
      alerts.map(({ kind }) => kind),
      alerts.map(({ occurrence }) => occurrence),
      alerts.map(({ oldPrice }) => oldPrice),
    ],
  );
}
