import { Module } from '@nestjs/common';
import { ContentEditingModule, entryMailController, EntryMails } from '@phantom/content-editing';
import { FilesModule } from '@phantom/files';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { SubscriptionsModule } from '@phantom/subscriptions';
import { BusinessInfoController } from './business-info/business-info.controller.js';
import { BusinessInfoService } from './business-info/business-info.service.js';
import { CONTENT_TYPES } from './content-types.js';
import { contentDataSource } from './data-source.js';
import { EnquiryModule } from './enquiries/enquiry.module.js';
import { FeedService } from './feed/feed.service.js';
import { FreePageService } from './free-pages/free-page.service.js';
import { HomeController } from './home/home.controller.js';
import { HomeService } from './home/home.service.js';
import { InvestController } from './invest/invest.controller.js';
import { InvestService } from './invest/invest.service.js';
import { ContentMails } from './newsletter-mails/content-mails.service.js';
import { NewsletterMailController } from './newsletter-mails/newsletter-mail.controller.js';
import { NewsletterMailService } from './newsletter-mails/newsletter-mail.service.js';
import { SUBSCRIPTIONS } from './newsletter-mails/newsletter-mail.subscriptions.js';
import {
  NewsletterController,
  NewsletterFeedController,
  NewsletterPageController,
  NewsletterSitemapController,
} from './newsletters/newsletter.controller.js';
import { NewsletterService } from './newsletters/newsletter.service.js';
import { OfferingController, OfferingSitemapController } from './offerings/offering.controller.js';
import { OfferingService } from './offerings/offering.service.js';
import {
  AboutController,
  LegalController,
  LendingController,
  MediaController,
} from './pages/page.controller.js';
import { PageService } from './pages/page.service.js';
import { PodcastController, PodcastFeedController } from './podcast/podcast.controller.js';
import { PodcastService } from './podcast/podcast.service.js';
import {
  PressReleaseController,
  PressReleaseFeedController,
} from './press-releases/press-release.controller.js';
import { PressReleaseService } from './press-releases/press-release.service.js';
import { SiteController } from './site/site.controller.js';
import { SiteSearchController } from './site-search/site-search.controller.js';
import { SiteService } from './site/site.service.js';
import { SocialPostController } from './social-posts/social-post.controller.js';
import { SocialPostService } from './social-posts/social-post.service.js';
import { TeamController } from './team/team.controller.js';
import { TeamService } from './team/team.service.js';
import { TestimonialController } from './testimonials/testimonial.controller.js';
import { TestimonialService } from './testimonials/testimonial.service.js';
import { VideoController } from './videos/video.controller.js';
import { VideoService } from './videos/video.service.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: contentDataSource }),
    AuditModule.forRoot('content'),
    FilesModule.forRoot({ folder: 'content' }),
    ContentEditingModule.forRoot({
      path: 'api/auth/content',
      service: 'content',
      types: CONTENT_TYPES,
    }),
    EnquiryModule,
    SubscriptionsModule.forRoot(SUBSCRIPTIONS),
  ],
  controllers: [
    HomeController,
    InvestController,
    NewsletterController,
    NewsletterMailController,
    entryMailController('api/auth/content'),
    NewsletterFeedController,
    NewsletterPageController,
    NewsletterSitemapController,
    OfferingController,
    OfferingSitemapController,
    PodcastController,
    PodcastFeedController,
    PressReleaseController,
    PressReleaseFeedController,
    SiteController,
    SiteSearchController,
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
    BusinessInfoService,
    FeedService,
    FreePageService,
    HomeService,
    InvestService,
    NewsletterService,
    NewsletterMailService,
    { provide: EntryMails, useClass: ContentMails },
    OfferingService,
    PageService,
    PodcastService,
    PressReleaseService,
    SiteService,
    SocialPostService,
    TeamService,
    TestimonialService,
    VideoService,
  ],
})
export class AppModule {}
