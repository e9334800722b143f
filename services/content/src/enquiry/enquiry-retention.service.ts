import { Injectable } from '@nestjs/common';
import { EnquiryRetention } from '@phantom/service-kit/inbox';
import { DataSource } from 'typeorm';
import { ContentConfig } from '../config/content.config.js';
import type { EnquiryDto } from './inbox/dto/enquiry.dto.js';
import { CONTACT_SOURCE, INVESTOR_SOURCE } from './inbox/enquiry-sources.js';

@Injectable()
export class EnquiryRetentionService extends EnquiryRetention<EnquiryDto> {
  constructor(database: DataSource, config: ContentConfig) {
    super(database, config, [CONTACT_SOURCE, INVESTOR_SOURCE]);
  }
}
