import { type AppliedEntry, type ContentType, publishedValues } from '@phantom/content-editing';
import { FALLBACK_LANGUAGE, UnprocessableError } from '@phantom/service-kit';
import { type EntityManager, Not } from 'typeorm';
import { LISTING_MESSAGES } from '../common/messages.js';
import { Listing } from '../listings/listing.entity.js';
import { NO_CORRECTION } from '../listings/listing.mapper.js';
import { CORRECTION } from '../own-listings/correction.type.js';
import { findListing } from '../listings/find-listing.js';

/** Writes a published correction into the row of its listing, and takes it out when it is not published any more. */
async function applyCorrection(
  manager: EntityManager,
  { id, published: data }: AppliedEntry,
): Promise<void> {
  const values =
    data && (await publishedValues(manager, CORRECTION, { id, data }, FALLBACK_LANGUAGE));
  const listing = values && (await findListing(manager, values.home, 'feeds'));
  const modifiedAt = new Date();
  await manager.update(
    Listing,
    { correctionId: id, ...(listing && { id: Not(listing.id) }) },
    { ...NO_CORRECTION, modifiedAt },
  );
  if (!listing) return;
  const { correctionId } = listing;
  if (correctionId !== null && correctionId !== id)
    throw new UnprocessableError(LISTING_MESSAGES.otherCorrection);
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

export const LISTING_CORRECTION: ContentType<(typeof CORRECTION)['fields']> = {
  ...CORRECTION,
  apply: applyCorrection,
};
