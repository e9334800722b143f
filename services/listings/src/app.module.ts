import { Module } from '@nestjs/common';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { listingsDataSource } from './data-source.js';
import { EnquiryModule } from './enquiries/enquiry.module.js';
import { ListingModule } from './listings/listing.module.js';
import { QueryModule } from './queries/query.module.js';
import { SearchModule } from './search/search.module.js';
import { SitemapModule } from './sitemap/sitemap.module.js';
import { SuggestionModule } from './suggestions/suggestion.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: listingsDataSource }),
    AuditModule.forRoot('listings'),
    ListingModule,
    SearchModule,
    QueryModule,
    SuggestionModule,
    EnquiryModule,
    SitemapModule,
  ],
})
export class AppModule {}
