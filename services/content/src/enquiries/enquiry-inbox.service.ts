import { Injectable } from '@nestjs/common';
import { EnquiryPersonalData, EnquiryRetention, Inbox, type InboxSource } from '@phantom/inbox';
import type { ErasedRecords, Person, PersonalRecords } from '@phantom/personal-data';
import { findSubscriptions, removeSubscriptions } from '@phantom/subscriptions';
import { DataSource, type EntityManager } from 'typeorm';
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
    super(database, [CONTACT_SOURCE, INVESTOR_SOURCE]);
  }

  protected override async find(
    manager: EntityManager,
    person: Person,
    isOwn: boolean,
  ): Promise<PersonalRecords[]> {
    const found = await super.find(manager, person, isOwn);
    return [...found, await findSubscriptions(manager, person)];
  }

  protected override async remove(
    manager: EntityManager,
    person: Person,
  ): Promise<ErasedRecords[]> {
    const erased = await super.remove(manager, person);
    return [...erased, await removeSubscriptions(manager, person)];
  }
}

@Injectable()
export class EnquiryRetentionService extends EnquiryRetention {
  constructor(database: DataSource, config: ContentConfig) {
    super(database, config, [CONTACT_SOURCE, INVESTOR_SOURCE]);
  }
}
