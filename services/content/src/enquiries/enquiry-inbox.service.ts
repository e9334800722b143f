import { Injectable } from '@nestjs/common';
import { EnquiryPersonalData, EnquiryRetention, Inbox, type InboxSource } from '@phantom/inbox';
import { LIST_SUBSCRIPTIONS } from '@phantom/subscriptions';
import { DataSource } from 'typeorm';
import { ContentConfig } from '../config/content.config.js';
import type { EnquiryDto } from './enquiry.dto.js';
import { ContactEnquiry, InvestorEnquiry } from './enquiry.entity.js';
import { toContactEnquiryDto, toInvestorEnquiryDto } from './enquiry.mapper.js';

const CONTACT_SOURCE: InboxSource<EnquiryDto, ContactEnquiry> = {
  kind: 'contact',
  entity: ContactEnquiry,
  searched: ['name', 'email', 'phone', 'phoneE164', 'subject', 'message'],
  toEntries: (rows) => rows.map(toContactEnquiryDto),
};

const INVESTOR_SOURCE: InboxSource<EnquiryDto, InvestorEnquiry> = {
  kind: 'investor',
  entity: InvestorEnquiry,
  searched: ['name', 'email', 'phone', 'phoneE164', 'referredBy', 'message'],
  toEntries: (rows) => rows.map(toInvestorEnquiryDto),
};

@Injectable()
export class EnquiryInboxService extends Inbox<EnquiryDto> {
  constructor(database: DataSource) {
    super(database, [CONTACT_SOURCE, INVESTOR_SOURCE]);
  }
}

@Injectable()
export class EnquiryPersonalDataService extends EnquiryPersonalData {
  constructor(database: DataSource) {
    super(database, [CONTACT_SOURCE, INVESTOR_SOURCE], [LIST_SUBSCRIPTIONS.records]);
  }
}

@Injectable()
export class EnquiryRetentionService extends EnquiryRetention {
  constructor(database: DataSource, config: ContentConfig) {
    super(database, config, [CONTACT_SOURCE, INVESTOR_SOURCE]);
  }
}
