import { type AppliedEntry, type ContentType, publishedValues } from '@phantom/content-editing';
import { FALLBACK_LANGUAGE, UnprocessableError } from '@phantom/service-kit';
import { type EntityManager, In } from 'typeorm';
import { LISTING_MESSAGES, SEARCH_MESSAGES } from '../common/messages.js';
import { Listing, OpenHouse, OWN_SOURCE } from '../listings/listing.entity.js';
import { type NewListing, withdrawListings, writeListings } from '../listings/listing-writer.js';
import { HOME, type HomeValues, listingIdOf } from '../own-listings/home.type.js';
import { toListingFields, toOpenHouses } from '../own-listings/own-home.mapper.js';

/** Makes a published home a row like those of the feeds, and takes it off the market when it is not published any more. */
async function applyHome(
  manager: EntityManager,
  { id, number, published: data, firstPublishedAt }: AppliedEntry,
): Promise<void> {
  const sourceKey = String(number);
  if (!data) return withdrawListings(manager, OWN_SOURCE, In([sourceKey]));
  const values = await publishedValues(manager, HOME, { id, data }, FALLBACK_LANGUAGE);
  if (!/^\d{5}$/.test(values.zipCode)) throw new UnprocessableError(SEARCH_MESSAGES.zipCode);
  const row: NewListing = {
    ...toListingFields(values),
    ...{ id: listingIdOf(number), source: OWN_SOURCE, sourceKey },
    enteredAt: firstPublishedAt ?? undefined,
  };
  await writeListings(manager, OWN_SOURCE, [row]);
  await manager.update(Listing, { id: row.id }, { isFeatured: values.featured });
  await writeOpenHouses(manager, listingIdOf(number), values);
}

/** @throws UnprocessableError for one that ends before it begins */
async function writeOpenHouses(
  manager: EntityManager,
  listingId: number,
  values: HomeValues,
): Promise<void> {
  const times = toOpenHouses(values);
  if (times.some(({ startsAt, endsAt }) => endsAt <= startsAt)) {
    throw new UnprocessableError(LISTING_MESSAGES.openHouse);
  }
  const byStart = new Map(times.map((each) => [each.startsAt.getTime(), each]));
  await manager.delete(OpenHouse, { listingId });
  if (byStart.size === 0) return;
  await manager.insert(
    OpenHouse,
    [...byStart.values()].map((each) => ({ listingId, ...each })),
  );
}

export const OWN_HOME: ContentType<(typeof HOME)['fields']> = { ...HOME, apply: applyHome };
