import { Injectable } from '@nestjs/common';
import { Inbox } from '@phantom/service-kit/inbox';
import { DataSource } from 'typeorm';
import type { ListingEnquiryEntryDto } from './dto/listing-enquiry-entry.dto.js';
import { LISTING_SOURCE } from './listing-enquiry-source.js';

/** What visitors asked about homes. */
@Injectable()
export class ListingEnquiryInboxService extends Inbox<ListingEnquiryEntryDto> {
  constructor(database: DataSource) {
    super(database, [LISTING_SOURCE]);
  }
}
