import { Injectable } from '@nestjs/common';
import { EnquiryPersonalData } from '@phantom/service-kit/inbox';
import { DataSource } from 'typeorm';
import type { EnquiryDto } from './inbox/dto/enquiry.dto.js';
import { CONTACT_SOURCE, INVESTOR_SOURCE } from './inbox/enquiry-sources.js';

/** What is kept of people who wrote to the company. */
@Injectable()
export class EnquiryPersonalDataService extends EnquiryPersonalData<EnquiryDto> {
  constructor(database: DataSource) {
    super(database, [CONTACT_SOURCE, INVESTOR_SOURCE]);
  }
}
