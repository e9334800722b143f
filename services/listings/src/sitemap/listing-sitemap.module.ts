import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Listing } from '../listing/listing.entity.js';
import { ListingSitemapController } from './listing-sitemap.controller.js';
import { ListingSitemapService } from './listing-sitemap.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Listing])],
  controllers: [ListingSitemapController],
  providers: [ListingSitemapService],
})
export class ListingSitemapModule {}
