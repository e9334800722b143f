import { Module } from '@nestjs/common';
import { ListingModule } from '../listing/listing.module.js';
import { ListingSimilarController } from './listing-similar.controller.js';
import { ListingSimilarService } from './listing-similar.service.js';

@Module({
  imports: [ListingModule],
  controllers: [ListingSimilarController],
  providers: [ListingSimilarService],
})
export class ListingSimilarModule {}
