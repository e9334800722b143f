import { Module } from '@nestjs/common';
import { ServiceModule } from '@phantom/service-kit';
import { listingsDataSource } from './data-source.js';
import { ListingEnquiryModule } from './enquiry/listing-enquiry.module.js';
import { ListingModule } from './listing/listing.module.js';
import { ListingSitemapModule } from './sitemap/listing-sitemap.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: listingsDataSource }),
    ListingModule,
    ListingEnquiryModule,
    ListingSitemapModule,
  ],
})
export class AppModule {}
