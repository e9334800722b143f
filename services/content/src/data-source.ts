import { CONTENT_ENTITIES, CONTENT_MIGRATIONS } from '@phantom/content-editing';
import { FILE_ENTITIES, FILE_MIGRATIONS } from '@phantom/files';
import { INBOX_ENTITIES, INBOX_MIGRATIONS } from '@phantom/inbox';
import { FORM_ENTITIES, FORM_MIGRATIONS } from '@phantom/outbox';
import { createDataSource } from '@phantom/service-kit';
import { AUDIT_ENTITIES, AUDIT_MIGRATIONS } from '@phantom/service-kit/audit';
import { SUBSCRIPTION_ENTITIES, SUBSCRIPTION_MIGRATIONS } from '@phantom/subscriptions';
import type { DataSource } from 'typeorm';
import { ContactEnquiry, InvestorEnquiry } from './enquiries/enquiry.entity.js';
import { CreateHome1795219200000 } from './migrations/1795219200000-create-home.js';
import { CreateBusinessInfo1795219201000 } from './migrations/1795219201000-create-business-info.js';
import { CreatePages1795219202000 } from './migrations/1795219202000-create-pages.js';
import { CreateTeam1795219203000 } from './migrations/1795219203000-create-team.js';
import { CreateSiteInfo1795219204000 } from './migrations/1795219204000-create-site-info.js';
import { CreateNewsletters1795219205000 } from './migrations/1795219205000-create-newsletters.js';
import { CreateInvestmentTypes1795219210000 } from './migrations/1795219210000-create-investment-types.js';
import { CreateTestimonials1795219211000 } from './migrations/1795219211000-create-testimonials.js';
import { CreateVideos1795219212000 } from './migrations/1795219212000-create-videos.js';
import { CreatePodcastEpisodes1795219213000 } from './migrations/1795219213000-create-podcast-episodes.js';
import { CreatePressReleases1795219214000 } from './migrations/1795219214000-create-press-releases.js';
import { CreateSocialPosts1795219215000 } from './migrations/1795219215000-create-social-posts.js';
import { CreatePodcastChannel1795219216000 } from './migrations/1795219216000-create-podcast-channel.js';
import { CreateEnquiries1795219301000 } from './migrations/1795219301000-create-enquiries.js';
import { TakeInEnquiries1795219541000 } from './migrations/1795219541000-take-in-enquiries.js';
import { SearchEnquiries1795305601000 } from './migrations/1795305601000-search-enquiries.js';
import { AddLegalPages1795392001000 } from './migrations/1795392001000-add-legal-pages.js';
import { MoveNewsletters1795500001000 } from './migrations/1795500001000-move-newsletters.js';
import { MoveHome1795500002000 } from './migrations/1795500002000-move-home.js';
import { MovePages1795500003000 } from './migrations/1795500003000-move-pages.js';
import { MoveCompany1795500004000 } from './migrations/1795500004000-move-company.js';
import { MoveInvest1795500005000 } from './migrations/1795500005000-move-invest.js';
import { MoveMedia1795500006000 } from './migrations/1795500006000-move-media.js';
import { AddFixedEntries1795500007000 } from './migrations/1795500007000-add-fixed-entries.js';
import { AddMailTexts1795510002000 } from './migrations/1795510002000-add-mail-texts.js';
import { LinkBusinessGroups1795601001000 } from './migrations/1795601001000-link-business-groups.js';

export function contentDataSource(url: string): DataSource {
  return createDataSource({
    url,
    entities: [
      ...[ContactEnquiry, InvestorEnquiry, ...FORM_ENTITIES, ...INBOX_ENTITIES],
      ...AUDIT_ENTITIES,
      ...FILE_ENTITIES,
      ...CONTENT_ENTITIES,
      ...SUBSCRIPTION_ENTITIES,
    ],
    migrations: [
      CreateHome1795219200000,
      CreateBusinessInfo1795219201000,
      CreatePages1795219202000,
      CreateTeam1795219203000,
      CreateSiteInfo1795219204000,
      CreateNewsletters1795219205000,
      CreateInvestmentTypes1795219210000,
      CreateTestimonials1795219211000,
      CreateVideos1795219212000,
      CreatePodcastEpisodes1795219213000,
      CreatePressReleases1795219214000,
      CreateSocialPosts1795219215000,
      CreatePodcastChannel1795219216000,
      ...FORM_MIGRATIONS,
      CreateEnquiries1795219301000,
      ...INBOX_MIGRATIONS,
      TakeInEnquiries1795219541000,
      SearchEnquiries1795305601000,
      AddLegalPages1795392001000,
      ...AUDIT_MIGRATIONS,
      ...FILE_MIGRATIONS,
      ...CONTENT_MIGRATIONS,
      MoveNewsletters1795500001000,
      MoveHome1795500002000,
      MovePages1795500003000,
      MoveCompany1795500004000,
      MoveInvest1795500005000,
      MoveMedia1795500006000,
      AddFixedEntries1795500007000,
      ...SUBSCRIPTION_MIGRATIONS,
      AddMailTexts1795510002000,
      LinkBusinessGroups1795601001000,
    ],
  });
}
