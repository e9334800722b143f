import { createDataSource } from '@phantom/service-kit';
import type { DataSource } from 'typeorm';
import { BusinessInfo, BusinessInfoText } from './business-info/business-info.entity.js';
import { HomeMessage, HomeMessageText } from './home/home-message.entity.js';
import { HomeSlide } from './home/home-slide.entity.js';
import { CreateHome1795219200000 } from './migrations/1795219200000-create-home.js';
import { CreateBusinessInfo1795219201000 } from './migrations/1795219201000-create-business-info.js';
import { CreatePages1795219202000 } from './migrations/1795219202000-create-pages.js';
import { CreateTeam1795219203000 } from './migrations/1795219203000-create-team.js';
import { CreateSiteInfo1795219204000 } from './migrations/1795219204000-create-site-info.js';
import { CreateNewsletters1795219205000 } from './migrations/1795219205000-create-newsletters.js';
import { Newsletter, NewsletterText } from './newsletter/newsletter.entity.js';
import { Page, PageText } from './page/page.entity.js';
import { SiteInfo, SiteInfoText } from './site/site-info.entity.js';
import { TeamMember, TeamMemberText } from './team/team-member.entity.js';

export function contentDataSource(url: string): DataSource {
  return createDataSource({
    url,
    entities: [
      ...[HomeSlide, HomeMessage, HomeMessageText],
      ...[BusinessInfo, BusinessInfoText],
      ...[Page, PageText],
      ...[TeamMember, TeamMemberText],
      ...[SiteInfo, SiteInfoText],
      ...[Newsletter, NewsletterText],
    ],
    migrations: [
      CreateHome1795219200000,
      CreateBusinessInfo1795219201000,
      CreatePages1795219202000,
      CreateTeam1795219203000,
      CreateSiteInfo1795219204000,
      CreateNewsletters1795219205000,
    ],
  });
}
