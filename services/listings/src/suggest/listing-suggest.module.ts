import { Module } from '@nestjs/common';
import { SearchModule } from '../search/search.module.js';
import { AddressFinder } from './address-finder.js';
import { ListingSuggestController } from './listing-suggest.controller.js';
import { ListingSuggestService } from './listing-suggest.service.js';
import { OpenHouseCounts } from './open-house-counts.js';
import { PlaceFinder } from './place-finder.js';

@Module({
  imports: [SearchModule],
  controllers: [ListingSuggestController],
  providers: [AddressFinder, ListingSuggestService, OpenHouseCounts, PlaceFinder],
  exports: [AddressFinder, PlaceFinder],
})
export class ListingSuggestModule {}
