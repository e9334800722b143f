import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.js';
import { ListingSuggestModule } from '../suggest/listing-suggest.module.js';
import { ListingQueryController } from './listing-query.controller.js';
import { ListingQueryService } from './listing-query.service.js';
import { PlaceResolver } from './place-resolver.js';

@Module({
  imports: [ListingSuggestModule, SearchModule],
  controllers: [ListingQueryController],
  providers: [ListingQueryService, PlaceResolver],
})
export class ListingQueryModule {}
