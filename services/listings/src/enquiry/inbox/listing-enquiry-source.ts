import { inboxFields, type InboxSource } from '@phantom/service-kit/inbox';
import { In, type EntityManager } from 'typeorm';
import { Listing } from '../../listing/listing.entity.js';
import { ListingEnquiry } from '../listing-enquiry.entity.js';
import type { ListingEnquiryEntryDto } from './dto/listing-enquiry-entry.dto.js';

export const LISTING_SOURCE: InboxSource<ListingEnquiryEntryDto, ListingEnquiry> = {
  kind: 'listing',
  entity: ListingEnquiry,
  searched: ['firstName', 'lastName', 'email', 'phone', 'phoneE164', 'message'],
  async present(rows, manager) {
    const titles = await titlesOf(rows, manager);
    return rows.map((row) => ({
      ...inboxFields('listing', row),
      name: `${row.firstName} ${row.lastName}`,
      email: row.email,
      phone: row.phone,
      phone_e164: row.phoneE164,
      message: row.message,
      listing_id: row.listingId,
      listing_title: (row.listingId && titles.get(row.listingId)) || null,
      wants_visit: row.wantsVisit,
      wants_information: row.wantsInformation,
    }));
  },
};

/** How the homes are called: by their address, else by their headline. */
async function titlesOf(
  rows: ListingEnquiry[],
  manager: EntityManager,
): Promise<Map<number, string | null>> {
  const ids = rows.flatMap(({ listingId }) => listingId ?? []);
  if (ids.length === 0) return new Map();
  const homes = await manager.find(Listing, {
    select: { id: true, unparsedAddress: true, title: true },
    where: { id: In(ids) },
  });
  return new Map(homes.map(({ id, unparsedAddress, title }) => [id, unparsedAddress ?? title]));
}
