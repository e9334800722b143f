import { Module } from '@nestjs/common';
import { ServiceModule } from '@phantom/service-kit';
import { BusinessInfoModule } from './business-info/business-info.module.js';
import { contentDataSource } from './data-source.js';
import { HomeModule } from './home/home.module.js';
import { NewsletterModule } from './newsletter/newsletter.module.js';
import { PageModule } from './page/page.module.js';
import { SiteModule } from './site/site.module.js';
import { TeamModule } from './team/team.module.js';

@Module({
  imports: [
    ServiceModule.forRoot({ dataSource: contentDataSource }),
    SiteModule,
    HomeModule,
    BusinessInfoModule,
    PageModule,
    TeamModule,
    NewsletterModule,
  ],
})
export class AppModule {}
