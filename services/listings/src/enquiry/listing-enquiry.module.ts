import { Module } from '@nestjs/common';
import { FormsModule } from '@phantom/service-kit/forms';
import { ListingEnquiryController } from './listing-enquiry.controller.js';
import { ListingEnquiryService } from './listing-enquiry.service.js';

@Module({
  imports: [FormsModule],
  controllers: [ListingEnquiryController],
  providers: [ListingEnquiryService],
})
export class ListingEnquiryModule {}
