import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListingController, ListingSelectionController } from './listing.controller.js';
import { Listing, ListingPrice, OpenHouse } from './listing.entity.js';
import { NearbyModule } from '../nearby/nearby.module.js';
import { Corrections } from '../own-listings/corrections.service.js';
import { OwnHomes } from '../own-listings/own-homes.service.js';
import { ViewingSlot } from './viewing-slot.entity.js';
import { ListingService } from './listing.service.js';

@Module({
  imports: [
    NearbyModule,
    TypeOrmModule.forFeature([Listing, ListingPrice, OpenHouse, ViewingSlot]),
  ],
  controllers: [ListingController, ListingSelectionController],
  providers: [ListingService, OwnHomes, Corrections],
  exports: [ListingService, OwnHomes],
})
export class ListingModule {}
