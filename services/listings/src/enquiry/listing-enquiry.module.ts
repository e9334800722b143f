import { Module } from '@nestjs/common';
import { FormsModule } from '@phantom/service-kit/forms';
import { ListingEnquiryInboxController } from './inbox/listing-enquiry-inbox.controller.js';
import { ListingEnquiryInboxService } from './inbox/listing-enquiry-inbox.service.js';
import { ListingEnquiryController } from './listing-enquiry.controller.js';
import { ListingEnquiryService } from './listing-enquiry.service.js';

@Module({
  imports: [FormsModule],
  controllers: [ListingEnquiryController, ListingEnquiryInboxController],
  providers: [ListingEnquiryService, ListingEnquiryInboxService],
})
export class ListingEnquiryModule {}
