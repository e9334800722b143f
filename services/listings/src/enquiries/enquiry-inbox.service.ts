import { Injectable } from '@nestjs/common';
import { FileStore } from '@phantom/files';
import {
  EnquiryPersonalData,
  EnquiryRetention,
  Inbox,
  inboxFields,
  type InboxSource,
} from '@phantom/inbox';
import type { ErasureDto, Person } from '@phantom/personal-data';
import type { TokenUser } from '@phantom/service-kit';
import { DataSource, type EntityManager, In } from 'typeorm';
import { ListingsConfig } from '../config/listings.config.js';
import { Listing } from '../listings/listing.entity.js';
import { APPLICATION_RECORDS, paperFilesOf } from '../rental-applications/application-records.js';
import { SAVED_SEARCHES } from '../saved-searches/saved-search-subscriptions.js';
import { VIEWING_RECORDS } from '../viewings/viewing-records.js';
import type { ListingEnquiryEntryDto } from './enquiry.dto.js';
import { ListingEnquiry } from './enquiry.entity.js';

@Injectable()
export class EnquiryInboxService extends Inbox<ListingEnquiryEntryDto> {
  constructor(database: DataSource) {
    super(database, [INBOX_SOURCE]);
  }
}

@Injectable()
export class EnquiryPersonalDataService extends EnquiryPersonalData {
  constructor(
    database: DataSource,
    private readonly store: FileStore,
  ) {
    super(database, [INBOX_SOURCE], [SAVED_SEARCHES.records, VIEWING_RECORDS, APPLICATION_RECORDS]);
  }

  /** The bytes of papers go after the rows. */
  override async erase(person: Person, user: TokenUser): Promise<ErasureDto> {
    let response: ErasureDto = { error: 0, list: [] };
    await this.store.deleteFiles(async (manager) => {
      const files = await paperFilesOf(manager, person);
      response = await this.eraseWithin(manager, person, user);
      return files;
    });
    return response;
  }
}

@Injectable()
export class ListingEnquiryRetentionService extends EnquiryRetention {
  constructor(database: DataSource, config: ListingsConfig) {
    super(database, config, [INBOX_SOURCE]);
  }
}

const INBOX_SOURCE: InboxSource<ListingEnquiryEntryDto, ListingEnquiry> = {
  kind: 'listing',
  entity: ListingEnquiry,
  searched: ['firstName', 'lastName', 'email', 'phone', 'phoneE164', 'message'],
  async toEntries(rows, manager) {
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

/** By listing id: the address, else the title. */
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
