import { Module } from '@nestjs/common';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { listingsDataSource } from './data-source.js';
import { ListingEnquiryModule } from './enquiry/listing-enquiry.module.js';
import { ListingModule } from './listing/listing.module.js';
import { ListingSelectionModule } from './selection/listing-selection.module.js';
import { ListingSimilarModule } from './similar/listing-similar.module.js';
import { ListingSitemapModule } from './sitemap/listing-sitemap.module.js';
import { ListingQueryModule } from './query/listing-query.module.js';
import { ListingSuggestModule } from './suggest/listing-suggest.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: listingsDataSource }),
    AuditModule.forRoot('listings'),
    ListingModule,
    ListingSelectionModule,
    ListingSimilarModule,
    ListingQueryModule,
    ListingSuggestModule,
    ListingEnquiryModule,
    ListingSitemapModule,
  ],
})
export class AppModule {}
