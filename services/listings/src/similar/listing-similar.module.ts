import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ListingModule } from '../listing/listing.module.js';
import { Listing } from '../listing/listing.entity.js';
import { SearchModule } from '../search/search.module.js';
import { ListingSimilarController } from './listing-similar.controller.js';
import { ListingSimilarService } from './listing-similar.service.js';

@Module({
  imports: [ListingModule, SearchModule, TypeOrmModule.forFeature([Listing])],
  controllers: [ListingSimilarController],
  providers: [ListingSimilarService],
})
export class ListingSimilarModule {}
