import { Module } from '@nestjs/common';
import { ContentEditingModule } from '@phantom/content-editing';
import { FilesModule } from '@phantom/files';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { AgentModule } from './agents/agent.module.js';
import { listingsDataSource } from './data-source.js';
import { EnquiryModule } from './enquiries/enquiry.module.js';
import { FavouriteListModule } from './favourite-lists/favourite-list.module.js';
import { FeedPictureModule } from './feed-pictures/feed-picture.module.js';
import { CONTENT_TYPES } from './listing-content/content-types.js';
import { ListingModule } from './listings/listing.module.js';
import { NeighbourhoodModule } from './neighbourhoods/neighbourhood.module.js';
import { QueryModule } from './queries/query.module.js';
import { RecordedSaleModule } from './recorded-sales/sale.module.js';
import { RentalApplicationModule } from './rental-applications/application.module.js';
import { SavedSearchModule } from './saved-searches/saved-search.module.js';
import { SearchModule } from './search/search.module.js';
import { SitemapModule } from './sitemap/sitemap.module.js';
import { SuggestionModule } from './suggestions/suggestion.module.js';
import { ViewingModule } from './viewings/viewing.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: listingsDataSource }),
    AuditModule.forRoot('listings'),
    FilesModule.forRoot({ folder: 'listings' }),
    ContentEditingModule.forRoot({
      path: 'api/auth/listings-content',
      service: 'listings',
      types: CONTENT_TYPES,
    }),
    ListingModule,
    AgentModule,
    SearchModule,
    QueryModule,
    SuggestionModule,
    EnquiryModule,
    SitemapModule,
    RecordedSaleModule,
    SavedSearchModule,
    ViewingModule,
    RentalApplicationModule,
    FavouriteListModule,
    NeighbourhoodModule,
    FeedPictureModule,
  ],
})
export class AppModule {}
