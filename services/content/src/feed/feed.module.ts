import { Module } from '@nestjs/common';
import { SiteModule } from '../site/site.module.js';
import { FeedService } from './feed.service.js';

@Module({
  imports: [SiteModule],
  providers: [FeedService],
  exports: [FeedService],
})
export class FeedModule {}
