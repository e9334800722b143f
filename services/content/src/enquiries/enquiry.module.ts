import { Module } from '@nestjs/common';
import { FormsModule } from '@phantom/outbox';
import {
  EnquiryInboxService,
  EnquiryPersonalDataService,
  EnquiryRetentionService,
} from './enquiry-inbox.service.js';
import {
  ContactEnquiryController,
  EnquiryInboxController,
  EnquiryPersonalDataController,
  InvestorEnquiryController,
} from './enquiry.controller.js';
import { EnquiryService } from './enquiry.service.js';

@Module({
  imports: [FormsModule],
  controllers: [
    ContactEnquiryController,
    InvestorEnquiryController,
    EnquiryInboxController,
    EnquiryPersonalDataController,
  ],
  providers: [
    EnquiryService,
    EnquiryInboxService,
    EnquiryPersonalDataService,
    EnquiryRetentionService,
  ],
})
export class EnquiryModule {}
