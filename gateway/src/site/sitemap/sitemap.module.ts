import { Module } from '@nestjs/common';
import { RegistryModule } from '../../registry/registry.module.js';
import { StagesModule } from '../../stages/stages.module.js';
import { RobotsController } from './robots.controller.js';
import { SitemapEntriesService } from './sitemap-entries.service.js';
import { SitemapPagesService } from './sitemap-pages.service.js';
import { SitemapController } from './sitemap.controller.js';
import { SitemapService } from './sitemap.service.js';

/** What search engines read beside the pages. */
@Module({
  imports: [RegistryModule, StagesModule],
  controllers: [RobotsController, SitemapController],
  providers: [SitemapEntriesService, SitemapPagesService, SitemapService],
})
export class SitemapModule {}
