import { Module } from '@nestjs/common';
import { PlaceModule } from '../places/place.module.js';
import { SearchModule } from '../search/search.module.js';
import { PlaceResolver } from './place-resolver.js';
import { ListingQueryController } from './query.controller.js';
import { QueryService } from './query.service.js';

@Module({
  imports: [PlaceModule, SearchModule],
  controllers: [ListingQueryController],
  providers: [PlaceResolver, QueryService],
})
export class QueryModule {}
