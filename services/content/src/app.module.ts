import { Module } from '@nestjs/common';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { BusinessInfoModule } from './business-info/business-info.module.js';
import { contentDataSource } from './data-source.js';
import { EnquiryModule } from './enquiry/enquiry.module.js';
import { HomeModule } from './home/home.module.js';
import { InvestModule } from './invest/invest.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { PageModule } from './page/page.module.js';
import { PodcastModule } from './podcast/podcast.module.js';
import { PressReleaseModule } from './press-release/press-release.module.js';
import { SiteModule } from './site/site.module.js';
import { SocialPostModule } from './social-post/social-post.module.js';
import { TeamModule } from './team/team.module.js';
import { TestimonialModule } from './testimonial/testimonial.module.js';
import { VideoModule } from './video/video.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: contentDataSource }),
    AuditModule.forRoot('content'),
    SiteModule,
    HomeModule,
    BusinessInfoModule,
    PageModule,
    TeamModule,
    InvestModule,
    TestimonialModule,
    PodcastModule,
    VideoModule,
    NewsletterModule,
    PressReleaseModule,
    SocialPostModule,
    EnquiryModule,
  ],
})
export class AppModule {}
