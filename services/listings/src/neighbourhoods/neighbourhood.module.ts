import { Module } from '@nestjs/common';
import { NearbyModule } from '../nearby/nearby.module.js';
import { RecordedSaleModule } from '../recorded-sales/sale.module.js';
import { SearchModule } from '../search/search.module.js';
import {
  NeighbourhoodController,
  NeighbourhoodSitemapController,
} from './neighbourhood.controller.js';
import { NeighbourhoodService } from './neighbourhood.service.js';

@Module({
  imports: [NearbyModule, RecordedSaleModule, SearchModule],
  controllers: [NeighbourhoodController, NeighbourhoodSitemapController],
  providers: [NeighbourhoodService],
})
export class NeighbourhoodModule {}
