import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { Listing } from '../listings/listing.entity.js';
import { ListingSitemapController } from './sitemap.controller.js';
import { SitemapService } from './sitemap.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Listing])],
  controllers: [ListingSitemapController],
  providers: [SitemapService],
})
export class SitemapModule {}
