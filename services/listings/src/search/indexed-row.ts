import type { IndexedListing, OpenHouseTime } from '@phantom/listing-index';
import { dwellingName } from '../common/reso.js';
import type { Listing } from '../listings/listing.entity.js';

/** What the index and the matching of saved searches read of a row of `listing`. */
export interface IndexedRow
  extends
    Omit<IndexedListing, 'dwelling' | 'openHouses' | 'texts'>,
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

export function toIndexedListing(row: IndexedRow): IndexedListing {
  const dwelling = row.propertySubType && dwellingName(row.propertySubType);
  const { address, neighbourhood, city, zipCode, title, description, amenities } = row;
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
    price: row.price,
    area: row.area,
    latitude: row.latitude,
    longitude: row.longitude,
    enteredAt: row.enteredAt,
    openHouses: row.openHouses ?? [],
    texts: texts.filter((text) => text !== null),
  };
}
