import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FormsModule } from '@phantom/service-kit/forms';
import { Listing } from '../listing/listing.entity.js';
import { ListingEnquiryController } from './listing-enquiry.controller.js';
import { ListingEnquiryService } from './listing-enquiry.service.js';

@Module({
  imports: [FormsModule, TypeOrmModule.forFeature([Listing])],
  controllers: [ListingEnquiryController],
  providers: [ListingEnquiryService],
})
export class ListingEnquiryModule {}
