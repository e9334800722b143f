import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { SearchModule } from '../search/search.module.js';
import { ListingSearchController } from './listing-search.controller.js';
import { ListingSearchService } from './listing-search.service.js';
import { ListingPrice } from './listing-price.entity.js';
import { ListingController } from './listing.controller.js';
import { Listing } from './listing.entity.js';
import { ListingService } from './listing.service.js';
import { OpenHouse } from './open-house.entity.js';
import { ShownListings } from './shown-listings.js';

@Module({
  imports: [SearchModule, TypeOrmModule.forFeature([Listing, ListingPrice, OpenHouse])],
  controllers: [ListingController, ListingSearchController],
  providers: [ListingService, ListingSearchService, ShownListings],
  exports: [ShownListings],
})
export class ListingModule {}
