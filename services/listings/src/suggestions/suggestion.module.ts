import { Module } from '@nestjs/common';
import { PlaceModule } from '../places/place.module.js';
import { SearchModule } from '../search/search.module.js';
import { ListingSuggestController } from './suggestion.controller.js';
import { SuggestionService } from './suggestion.service.js';

@Module({
  imports: [PlaceModule, SearchModule],
  controllers: [ListingSuggestController],
  providers: [SuggestionService],
})
export class SuggestionModule {}
