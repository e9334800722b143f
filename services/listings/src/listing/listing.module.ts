import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListingController } from './listing.controller.js';
import { Listing } from './listing.entity.js';
import { ListingService } from './listing.service.js';
import { OpenHouse } from './open-house.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([Listing, OpenHouse])],
  controllers: [ListingController],
  providers: [ListingService],
})
export class ListingModule {}
