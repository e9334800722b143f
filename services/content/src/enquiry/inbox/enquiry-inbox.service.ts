import { Injectable } from '@nestjs/common';
import { Inbox } from '@phantom/service-kit/inbox';
import { DataSource } from 'typeorm';
import type { EnquiryDto } from './dto/enquiry.dto.js';
import { CONTACT_SOURCE, INVESTOR_SOURCE } from './enquiry-sources.js';

/** What visitors wrote to the company, and those who think of investing. */
@Injectable()
export class EnquiryInboxService extends Inbox<EnquiryDto> {
  constructor(database: DataSource) {
    super(database, [CONTACT_SOURCE, INVESTOR_SOURCE]);
  }
}
