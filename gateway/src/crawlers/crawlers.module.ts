import { Module } from '@nestjs/common';
import { UpstreamModule } from '../api/upstream/upstream.module.js';
import { RemotesModule } from '../remotes/remotes.module.js';
import { RobotsController } from './robots.controller.js';
import { EntriesService } from './sitemap/entries.service.js';
import { SitePagesService } from './sitemap/site-pages.service.js';
import { SitemapController } from './sitemap/sitemap.controller.js';
import { SitemapService } from './sitemap/sitemap.service.js';

/** What search engines ask for beside the pages. */
@Module({
  imports: [RemotesModule, UpstreamModule],
  controllers: [RobotsController, SitemapController],
  providers: [EntriesService, SitePagesService, SitemapService],
})
export class CrawlersModule {}
