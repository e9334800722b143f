import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Listing } from '../listing/listing.entity.js';
import { ListingEnquiryController } from './listing-enquiry.controller.js';
import { ListingEnquiry } from './listing-enquiry.entity.js';
import { ListingEnquiryService } from './listing-enquiry.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Listing, ListingEnquiry])],
  controllers: [ListingEnquiryController],
  providers: [ListingEnquiryService],
})
export class ListingEnquiryModule {}
