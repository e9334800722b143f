import { Module } from '@nestjs/common';
import { FormsModule } from '@phantom/outbox';
import {
  EnquiryInboxService,
  EnquiryPersonalDataService,
  ListingEnquiryRetentionService,
} from './enquiry-inbox.service.js';
import {
  ListingEnquiryController,
  ListingEnquiryInboxController,
  ListingEnquiryPersonalDataController,
} from './enquiry.controller.js';
import { EnquiryService } from './enquiry.service.js';

@Module({
  imports: [FormsModule],
  controllers: [
    ListingEnquiryController,
    ListingEnquiryInboxController,
    ListingEnquiryPersonalDataController,
  ],
  providers: [
    EnquiryService,
    EnquiryInboxService,
    EnquiryPersonalDataService,
    ListingEnquiryRetentionService,
  ],
})
export class EnquiryModule {}
