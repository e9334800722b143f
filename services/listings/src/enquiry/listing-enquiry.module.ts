import { Module } from '@nestjs/common';
import { FormsModule } from '@phantom/service-kit/forms';
import { ListingEnquiryInboxController } from './inbox/listing-enquiry-inbox.controller.js';
import { ListingEnquiryInboxService } from './inbox/listing-enquiry-inbox.service.js';
import { ListingEnquiryPersonalDataController } from './listing-enquiry-personal-data.controller.js';
import { ListingEnquiryPersonalDataService } from './listing-enquiry-personal-data.service.js';
import { ListingEnquiryRetentionService } from './listing-enquiry-retention.service.js';
import { ListingEnquiryController } from './listing-enquiry.controller.js';
import { ListingEnquiryService } from './listing-enquiry.service.js';

@Module({
  imports: [FormsModule],
  controllers: [
    ListingEnquiryController,
    ListingEnquiryInboxController,
    ListingEnquiryPersonalDataController,
  ],
  providers: [
    ListingEnquiryService,
    ListingEnquiryInboxService,
    ListingEnquiryPersonalDataService,
    ListingEnquiryRetentionService,
  ],
})
export class ListingEnquiryModule {}
