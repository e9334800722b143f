import type { DataSource } from 'typeorm';
import { dwellingName } from '../listing/dwelling.js';
import type { Listing } from '../listing/listing.entity.js';
import { isOnMarket } from '../listing/on-market.js';
import type { Home, OpenHouseTime } from './home.js';

/** What became of a home; no home where it is not offered any more. */
export interface HomeChange {
  revision: number;
  id: number;
  home: Home | null;
}

interface ChangeRow extends Pick<
  Listing,
  'offer' | 'borough' | 'latitude' | 'longitude' | 'standardStatus' | 'amenities'
> {
  revision: number;
  id: number;
  isThere: boolean;
  kind: Listing['propertySubType'];
  bedrooms: number | null;
  bathrooms: number | null;
  price: number | null;
  area: number | null;
  neighbourhood: string | null;
  zipCode: string | null;
  street: string | null;
  city: string | null;
  address: string | null;
  title: string | null;
  description: string | null;
  enteredAt: number;
  openHouses: OpenHouseTime[] | null;
}

/** The last revision that anybody can see; null where there are no homes. */
const NEWEST = `
  SELECT greatest(
    (SELECT max(revision) FROM listing),
    (SELECT max(revision) FROM listing_removal)
  )::float8 AS newest`;

// The order of revisions is the order of commits: migrations/1795219401000-index-changes.ts.
const CHANGES = `
  WITH change AS (
    (SELECT revision, id FROM listing WHERE revision > $1 ORDER BY revision LIMIT $2)
    UNION ALL
    (SELECT revision, listing_id FROM listing_removal WHERE revision > $1 ORDER BY revision LIMIT $2)
    ORDER BY revision LIMIT $2
  )
  SELECT change.revision::float8 AS "revision", change.id AS "id", listing.id IS NOT NULL AS "isThere",
    offer AS "offer", borough AS "borough", standard_status AS "standardStatus",
    property_sub_type AS "kind", bedrooms_total AS "bedrooms", bathrooms_total AS "bathrooms",
    list_price AS "price", living_area AS "area", latitude AS "latitude", longitude AS "longitude",
    subdivision_name AS "neighbourhood", postal_code AS "zipCode", city AS "city",
    street_of(unparsed_address) AS "street",
    unparsed_address AS "address", title AS "title", public_remarks AS "description",
    amenities AS "amenities",
    (extract(epoch FROM entered_at) * 1000)::float8 AS "enteredAt",
    (
      SELECT json_agg(json_build_object(
        'startsAt', extract(epoch FROM starts_at) * 1000,
        'endsAt', extract(epoch FROM ends_at) * 1000
      ))
      FROM open_house
      WHERE listing_id = listing.id AND ends_at > now()
    ) AS "openHouses"
  FROM change
  LEFT JOIN listing ON listing.id = change.id AND listing.revision = change.revision
  ORDER BY change.revision`;

/** The changes of homes, in the order in which they were committed. */
export class HomeChanges {
  constructor(private readonly dataSource: DataSource) {}

  /** The revision of the last one. */
  async newest(): Promise<number> {
    const [row] = await this.dataSource.query<{ newest: number | null }[]>(NEWEST);
    return row?.newest ?? 0;
  }

  /** Those after a revision, at most so many. */
  async after(revision: number, limit: number): Promise<HomeChange[]> {
    const rows = await this.dataSource.query<ChangeRow[]>(CHANGES, [revision, limit]);
    return rows.map((row) => ({
      revision: row.revision,
      id: row.id,
      home: row.isThere && isOnMarket(row) ? homeOf(row) : null,
    }));
  }
}

function homeOf(row: ChangeRow): Home {
  const dwelling = row.kind && dwellingName(row.kind);
  const { address, neighbourhood, city, zipCode, title, description, amenities } = row;
  const texts = [address, neighbourhood, city, zipCode, title, description, dwelling, ...amenities];
  // One by one: an object put together of others takes some times as long, and a million homes come this way.
  return {
    id: row.id,
    offer: row.offer,
    borough: row.borough,
    neighbourhood,
    zipCode,
    street: row.street,
    dwelling,
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    amenities,
    price: row.price,
    area: row.area,
    latitude: row.latitude,
    longitude: row.longitude,
    enteredAt: row.enteredAt,
    openHouses: row.openHouses ?? [],
    texts: texts.filter((text) => text !== null),
  };
}
