import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { FeedSiteService } from './feed-site.service.js';

@Module({
  imports: [SiteModule],
  providers: [FeedSiteService],
  exports: [FeedSiteService],
})
export class FeedModule {}
