import { Injectable } from '@nestjs/common';
import { EnquiryPersonalData } from '@phantom/service-kit/inbox';
import { DataSource } from 'typeorm';
import type { ListingEnquiryEntryDto } from './inbox/dto/listing-enquiry-entry.dto.js';
import { LISTING_SOURCE } from './inbox/listing-enquiry-source.js';

/** What is kept of people who asked about homes. */
@Injectable()
export class ListingEnquiryPersonalDataService extends EnquiryPersonalData<ListingEnquiryEntryDto> {
  constructor(database: DataSource) {
    super(database, [LISTING_SOURCE]);
  }
}
