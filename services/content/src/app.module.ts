import { Module } from '@nestjs/common';
import { ServiceModule } from '@phantom/service-kit';
import { AuditModule } from '@phantom/service-kit/audit';
import { BusinessInfoModule } from './business-info/business-info.module.js';
import { contentDataSource } from './data-source.js';
import { EnquiryModule } from './enquiries/enquiry.module.js';
import { HomeModule } from './home/home.module.js';
import { InvestModule } from './invest/invest.module.js';
import { NewsletterModule } from './newsletters/newsletter.module.js';
import { PageModule } from './pages/page.module.js';
import { PodcastModule } from './podcast/podcast.module.js';
import { PressReleaseModule } from './press-releases/press-release.module.js';
import { SiteModule } from './site/site.module.js';
import { SocialPostModule } from './social-posts/social-post.module.js';
import { TeamModule } from './team/team.module.js';
import { TestimonialModule } from './testimonials/testimonial.module.js';
import { VideoModule } from './videos/video.module.js';

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
