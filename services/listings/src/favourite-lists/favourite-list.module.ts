import { Module } from '@nestjs/common';
import { FavouriteListRetention } from './favourite-list-retention.js';
import { FavouriteListController } from './favourite-list.controller.js';
import { FavouriteListService } from './favourite-list.service.js';
import { ContributionService } from './contribution.service.js';

@Module({
  controllers: [FavouriteListController],
  providers: [FavouriteListService, ContributionService, FavouriteListRetention],
})
export class FavouriteListModule {}
