import { Module } from '@nestjs/common';
import { StationController } from '../commute/station.controller.js';
import { PlaceModule } from '../places/place.module.js';
import { SearchModule } from '../search/search.module.js';
import { ListingSuggestController } from './suggestion.controller.js';
import { SuggestionService } from './suggestion.service.js';

@Module({
  imports: [PlaceModule, SearchModule],
  controllers: [ListingSuggestController, StationController],
  providers: [SuggestionService],
})
export class SuggestionModule {}
