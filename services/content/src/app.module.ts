import { Module } from '@nestjs/common';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { BusinessInfoController } from './business-info/business-info.controller.js';
import { contentDataSource } from './data-source.js';
import { EnquiryModule } from './enquiries/enquiry.module.js';
import { HomeModule } from './home/home.module.js';
import { InvestModule } from './invest/invest.module.js';
import { NewsletterModule } from './newsletters/newsletter.module.js';
import {
  AboutController,
  LegalController,
  LendingController,
  MediaController,
} from './pages/page.controller.js';
import { PodcastModule } from './podcast/podcast.module.js';
import { PressReleaseModule } from './press-releases/press-release.module.js';
import { SiteModule } from './site/site.module.js';
import { SocialPostController } from './social-posts/social-post.controller.js';
import { TeamController } from './team/team.controller.js';
import { TestimonialController } from './testimonials/testimonial.controller.js';
import { VideoController } from './videos/video.controller.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: contentDataSource }),
    AuditModule.forRoot('content'),
    SiteModule,
    HomeModule,
    InvestModule,
    PodcastModule,
    NewsletterModule,
    PressReleaseModule,
    EnquiryModule,
  ],
  controllers: [
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
})
export class AppModule {}
