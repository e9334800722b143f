import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ContentEditingModule } from '@phantom/content-editing';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { BusinessInfoController } from './business-info/business-info.controller.js';
import { CONTENT_TYPES } from './content-types.js';
import { contentDataSource } from './data-source.js';
import { EnquiryModule } from './enquiries/enquiry.module.js';
import { FeedService } from './feed/feed.service.js';
import { HomeController } from './home/home.controller.js';
import { HomeMessage, HomeSlide } from './home/home.entity.js';
import { HomeService } from './home/home.service.js';
import { InvestController } from './invest/invest.controller.js';
import { InvestmentType } from './invest/invest.entity.js';
import { InvestService } from './invest/invest.service.js';
import {
  NewsletterController,
  NewsletterFeedController,
  NewsletterSitemapController,
} from './newsletters/newsletter.controller.js';
import { NewsletterService } from './newsletters/newsletter.service.js';
import { Page } from './pages/page.entity.js';
import {
  AboutController,
  LegalController,
  LendingController,
  MediaController,
} from './pages/page.controller.js';
import { PodcastController, PodcastFeedController } from './podcast/podcast.controller.js';
import { PodcastChannel, PodcastEpisode } from './podcast/podcast.entity.js';
import { PodcastService } from './podcast/podcast.service.js';
import {
  PressReleaseController,
  PressReleaseFeedController,
} from './press-releases/press-release.controller.js';
import { PressRelease } from './press-releases/press-release.entity.js';
import { PressReleaseService } from './press-releases/press-release.service.js';
import { SiteController } from './site/site.controller.js';
import { SiteInfo } from './site/site.entity.js';
import { SiteService } from './site/site.service.js';
import { SocialPostController } from './social-posts/social-post.controller.js';
import { TeamController } from './team/team.controller.js';
import { TestimonialController } from './testimonials/testimonial.controller.js';
import { VideoController } from './videos/video.controller.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: contentDataSource }),
    AuditModule.forRoot('content'),
    ContentEditingModule.forRoot({ path: 'api/auth/content', types: CONTENT_TYPES }),
    TypeOrmModule.forFeature([
      HomeMessage,
      HomeSlide,
      InvestmentType,
      PodcastChannel,
      PodcastEpisode,
      PressRelease,
      SiteInfo,
      Page,
    ]),
    EnquiryModule,
  ],
  controllers: [
    HomeController,
    InvestController,
    NewsletterController,
    NewsletterFeedController,
    NewsletterSitemapController,
    PodcastController,
    PodcastFeedController,
    PressReleaseController,
    PressReleaseFeedController,
    SiteController,
    BusinessInfoController,
    AboutController,
    LendingController,
    MediaController,
    LegalController,
    TeamController,
    TestimonialController,
    VideoController,
    SocialPostController,
  ],
  providers: [
    FeedService,
    HomeService,
    InvestService,
    NewsletterService,
    PodcastService,
    PressReleaseService,
    SiteService,
  ],
})
export class AppModule {}
