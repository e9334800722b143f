import { Module } from '@nestjs/common';
import { ListingModule } from '../listings/listing.module.js';
import { NearbyModule } from '../nearby/nearby.module.js';
import { IndexSync } from './index-sync.js';
import { SearchIndex } from './search-index.js';
import { ListingSearchController, ListingSimilarController } from './search.controller.js';
import { SearchService } from './search.service.js';

@Module({
  imports: [ListingModule, NearbyModule],
  controllers: [ListingSearchController, ListingSimilarController],
  providers: [IndexSync, SearchIndex, SearchService],
  exports: [SearchIndex, SearchService],
})
export class SearchModule {}
