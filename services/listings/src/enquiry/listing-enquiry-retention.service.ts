import { Injectable } from '@nestjs/common';
import { EnquiryRetention } from '@phantom/service-kit/inbox';
import { DataSource } from 'typeorm';
import { ListingsConfig } from '../config/listings.config.js';
import type { ListingEnquiryEntryDto } from './inbox/dto/listing-enquiry-entry.dto.js';
import { LISTING_SOURCE } from './inbox/listing-enquiry-source.js';

@Injectable()
export class ListingEnquiryRetentionService extends EnquiryRetention<ListingEnquiryEntryDto> {
  constructor(database: DataSource, config: ListingsConfig) {
    super(database, config, [LISTING_SOURCE]);
  }
}
