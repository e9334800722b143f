import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { FeedModule } from '../feed/feed.module.js';
import {
  NewsletterController,
  NewsletterFeedController,
  NewsletterSitemapController,
} from './newsletter.controller.js';
import { Newsletter, NewsletterText } from './newsletter.entity.js';
import { NewsletterService } from './newsletter.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([Newsletter, NewsletterText]), FeedModule],
  controllers: [NewsletterController, NewsletterFeedController, NewsletterSitemapController],
  providers: [NewsletterService],
})
export class NewsletterModule {}
