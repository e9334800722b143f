import { type AppliedEntry, type ContentType, publishedValues } from '@phantom/content-editing';
import { FALLBACK_LANGUAGE, type Message, UnprocessableError } from '@phantom/service-kit';
import { type EntityManager, Not } from 'typeorm';
import { LISTING_MESSAGES } from '../common/messages.js';
import { Listing, OWN_SOURCE } from '../listings/listing.entity.js';
import { NO_CORRECTION } from '../listings/listing.mapper.js';
import { CORRECTION, listingIdIn } from '../own-listings/correction.type.js';

/** Writes a published correction into the row of its listing, and takes it out when it is not published any more. */
async function applyCorrection(
  manager: EntityManager,
  { id, published: data }: AppliedEntry,
): Promise<void> {
  const values =
    data && (await publishedValues(manager, CORRECTION, { id, data }, FALLBACK_LANGUAGE));
  const listing = values && (await findListing(manager, values.home));
  const modifiedAt = new Date();
  await manager.update(
    Listing,
    { correctionId: id, ...(listing && { id: Not(listing.id) }) },
    { ...NO_CORRECTION, modifiedAt },
  );
  if (!listing) return;
  const { correctionId } = listing;
  if (correctionId !== null && correctionId !== id) throw refusal(LISTING_MESSAGES.otherCorrection);
  await manager.update(
    Listing,
    { id: listing.id },
    {
      correctionId: id,
      isHidden: values.hidden,
      isFeatured: values.featured,
      correctedTitle: values.title || null,
      correctedRemarks: values.description || null,
      modifiedAt,
    },
  );
}

// The street finds the few rows by an index.
const AT_ADDRESS = `
  SELECT id FROM listing
  WHERE street_of(unparsed_address) = street_of($1) AND lower(unparsed_address) = lower($1)
    AND standard_status <> 'Withdrawn' AND unparsed_address IS NOT NULL AND source <> $2`;

/** @throws UnprocessableError where none or several of the feeds' listings are meant */
async function findListing(manager: EntityManager, home: string): Promise<Listing> {
  const id = listingIdIn(home) ?? (await idAtAddress(manager, home));
  const listing = await manager.findOneBy(Listing, { id, source: Not(OWN_SOURCE) });
  if (!listing) throw refusal(LISTING_MESSAGES.noSuchHome);
  return listing;
}

async function idAtAddress(manager: EntityManager, home: string): Promise<number> {
  const [line = ''] = home.split(',');
  const found = await manager.query<{ id: number }[]>(AT_ADDRESS, [line.trim(), OWN_SOURCE]);
  const [first, ...others] = found;
  if (!first) throw refusal(LISTING_MESSAGES.noSuchHome);
  if (others.length > 0) throw refusal(LISTING_MESSAGES.severalHomes);
  return first.id;
}

const refusal = (message: Message) => new UnprocessableError(message);

export const LISTING_CORRECTION: ContentType<(typeof CORRECTION)['fields']> = {
  ...CORRECTION,
  apply: applyCorrection,
};
