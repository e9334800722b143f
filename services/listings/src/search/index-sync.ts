import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { type IndexedListing, ListingIndex, type OpenHouseTime } from '@phantom/listing-index';
import { withoutDeadline } from '@phantom/service-kit';
import { DataSource } from 'typeorm';
import { dwellingName } from '../common/reso.js';
import { NearbyFilters } from '../nearby/nearby-filters.js';
import { isOnMarket, type Listing } from '../listings/listing.entity.js';

/** Changes that are applied at once. Each chunk blocks the event loop for tens of milliseconds. */
const CHUNK = 2_000;

/** Keeps the index in sync with the database: before each search it reads the changes since the last one. */
@Injectable()
export class IndexSync implements OnApplicationBootstrap {
  private readonly logger = new Logger('SearchIndex');
  /** Shared by concurrent requests, so the deadline of a single request does not apply. */
  private readonly refresh = new CoalescedTask(() => withoutDeadline(() => this.readChanges()));
  private index = new ListingIndex();
  private revision = 0;

  constructor(
    private readonly dataSource: DataSource,
    private readonly nearby: NearbyFilters,
  ) {}

  /** Fills the index in the background. Searches wait for it; other requests are served meanwhile. */
  onApplicationBootstrap(): void {
    void this.fill();
  }

  /** The index with everything that was committed before this call. It is consistent until the caller awaits something else. */
  async get(): Promise<ListingIndex> {
    await this.refresh.run();
    return this.index;
  }

  private async fill(): Promise<void> {
    const start = Date.now();
    try {
      const { size } = await this.get();
      this.logger.log({ msg: 'index filled', homes: size, ms: Date.now() - start });
    } catch (error) {
      this.logger.warn({ msg: 'index not filled, the first search will', err: error });
    }
  }

  private async readChanges(): Promise<void> {
    const latest = await latestRevision(this.dataSource);
    if (latest < this.revision) {
      // The database went back in time: a backup was restored, or the table was emptied.
      this.index = new ListingIndex();
      this.revision = 0;
    }
    if (latest > this.revision) await this.catchUp();
  }

  private async catchUp(): Promise<void> {
    let chunk = await changesAfter(this.dataSource, this.revision, CHUNK);
    while (chunk.length > 0) {
      const last = chunk.at(-1)?.revision as number;
      // Read the next chunk while this one is applied.
      const next = chunk.length < CHUNK ? [] : changesAfter(this.dataSource, last, CHUNK);
      // A rejection is handled at the `await` below. Until then it must not count as unhandled.
      Promise.resolve(next).catch(() => undefined);
      this.apply(chunk);
      this.revision = last;
      chunk = await next;
    }
    // A search waits for the last step; other requests are served between the steps.
    const steps = this.index.optimize();
    while (!steps.next().done) await setImmediate();
  }

  private apply(changes: readonly ListingChange[]): void {
    for (const { id, row } of changes) {
      if (row) this.index.put(toIndexedListing(row, this.nearby));
      else this.index.remove(id);
    }
  }
}

/** What the index and the matching of saved searches read of a row of `listing`. */
export interface IndexedRow
  extends
    Omit<IndexedListing, 'dwelling' | 'nearby' | 'openHouses' | 'stations' | 'texts'>,
    Pick<Listing, 'city' | 'propertySubType' | 'standardStatus' | 'isHidden' | 'title'> {
  address: string | null;
  description: string | null;
  openHouses: OpenHouseTime[] | null;
}

/** The columns of `IndexedRow` beside the id, of the table `listing`. */
export const INDEXED_COLUMNS = `
  offer AS "transactionType", borough AS "borough", standard_status AS "standardStatus",
  hidden AS "isHidden",
  property_sub_type AS "propertySubType", bedrooms_total AS "bedrooms", bathrooms_total AS "bathrooms",
  list_price AS "price", living_area AS "area", latitude AS "latitude", longitude AS "longitude",
  subdivision_name AS "neighbourhood", postal_code AS "zipCode", city AS "city",
  street_of(unparsed_address) AS "street",
  unparsed_address AS "address", coalesce(corrected_title, title) AS "title",
  coalesce(corrected_remarks, public_remarks) AS "description",
  amenities AS "amenities",
  (extract(epoch FROM entered_at) * 1000)::float8 AS "enteredAt",
  (
    SELECT json_agg(json_build_object(
      'startsAt', extract(epoch FROM starts_at) * 1000,
      'endsAt', extract(epoch FROM ends_at) * 1000
    ))
    FROM open_house
    WHERE listing_id = listing.id AND ends_at > now()
  ) AS "openHouses"`;

export function toIndexedListing(row: IndexedRow, filters: NearbyFilters): IndexedListing {
  const dwelling = row.propertySubType && dwellingName(row.propertySubType);
  const { address, neighbourhood, city, zipCode, title, description, amenities } = row;
  const { nearby, stations } = filters.at(row.latitude, row.longitude);
  const texts = [address, neighbourhood, city, zipCode, title, description, dwelling, ...amenities];
  // Field by field: an object spread takes several times as long, and there may be a million listings.
  return {
    id: row.id,
    transactionType: row.transactionType,
    borough: row.borough,
    neighbourhood,
    zipCode,
    street: row.street,
    dwelling,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    amenities,
    nearby,
    stations,
    price: row.price,
    area: row.area,
    latitude: row.latitude,
    longitude: row.longitude,
    enteredAt: row.enteredAt,
    openHouses: row.openHouses ?? [],
    texts: texts.filter((text) => text !== null),
  };
}

interface ListingChange {
  revision: number;
  id: number;
  /** Null: deleted, or off the market. */
  row: IndexedRow | null;
}

interface ChangeRow extends IndexedRow {
  revision: number;
  exists: boolean;
}

/** The latest committed revision; null without listings. */
const LATEST_REVISION = `
  SELECT greatest(
    (SELECT max(revision) FROM listing),
    (SELECT max(revision) FROM listing_removal)
  )::float8 AS latest`;

// The order of revisions is the order of commits: see migrations/1795219401000-index-changes.ts.
const CHANGES = `
  WITH change AS (
    (SELECT revision, id FROM listing WHERE revision > $1 ORDER BY revision LIMIT $2)
    UNION ALL
    (SELECT revision, listing_id FROM listing_removal WHERE revision > $1 ORDER BY revision LIMIT $2)
    ORDER BY revision LIMIT $2
  )
  SELECT change.revision::float8 AS "revision", change.id AS "id", listing.id IS NOT NULL AS "exists",
    ${INDEXED_COLUMNS}
  FROM change
  LEFT JOIN listing ON listing.id = change.id AND listing.revision = change.revision
  ORDER BY change.revision`;

async function latestRevision(dataSource: DataSource): Promise<number> {
  const [row] = await dataSource.query<{ latest: number | null }[]>(LATEST_REVISION);
  return row?.latest ?? 0;
}

/** Changes in commit order. */
async function changesAfter(
  dataSource: DataSource,
  revision: number,
  limit: number,
): Promise<ListingChange[]> {
  const rows = await dataSource.query<ChangeRow[]>(CHANGES, [revision, limit]);
  return rows.map((row) => ({
    revision: row.revision,
    id: row.id,
    row: row.exists && isOnMarket(row) ? row : null,
  }));
}

/** Runs a task for all concurrent callers. A call during a run waits for the next run, which it shares with others. */
export class CoalescedTask {
  private running: Promise<void> | null = null;
  private next: Promise<void> | null = null;

  constructor(private readonly task: () => Promise<void>) {}

  /** Resolves after a run that began after this call. */
  run(): Promise<void> {
    if (this.next) return this.next;
    if (!this.running) return this.start();
    this.next = this.running
      .catch(() => undefined)
      .then(() => {
        this.next = null;
        return this.start();
      });
    return this.next;
  }

  private start(): Promise<void> {
    this.running = this.task().finally(() => {
      this.running = null;
    });
    return this.running;
  }
}
