import type { ContentType } from '@phantom/content-editing';
import { BUSINESS_GROUP } from './business-info/business-info.type.js';
import { FREE_PAGE } from './free-pages/free-page.type.js';
import { HOME_MESSAGE, HOME_SLIDE } from './home/home.type.js';
import { INVESTMENT_TYPE } from './invest/invest.type.js';
import { CONFIRMATION_MAIL, NEWSLETTER_FRAME } from './newsletter-mails/mail-text.type.js';
import { NEWSLETTER } from './newsletters/newsletter.type.js';
import { OFFERING } from './offerings/offering.type.js';
import {
  ABOUT_PAGE,
  INVEST_PAGE,
  LEGAL_PAGE,
  LENDING_PAGE,
  MEDIA_PAGE,
} from './pages/page.type.js';
import { PODCAST_CHANNEL, PODCAST_EPISODE } from './podcast/podcast.type.js';
import { PRESS_RELEASE } from './press-releases/press-release.type.js';
import { SITE } from './site/site.type.js';
import { SOCIAL_POST } from './social-posts/social-post.type.js';
import { TEAM_MEMBER } from './team/team.type.js';
import { TESTIMONIAL } from './testimonials/testimonial.type.js';
import { VIDEO } from './videos/video.type.js';

/** What employees edit in this service, in the order of the dashboard. */
export const CONTENT_TYPES: readonly ContentType[] = [
  ...[HOME_SLIDE, HOME_MESSAGE, BUSINESS_GROUP],
  ...[ABOUT_PAGE, TEAM_MEMBER],
  ...[LENDING_PAGE, INVEST_PAGE, INVESTMENT_TYPE, OFFERING],
  ...[MEDIA_PAGE, TESTIMONIAL, NEWSLETTER, PRESS_RELEASE, PODCAST_CHANNEL, PODCAST_EPISODE],
  ...[VIDEO, SOCIAL_POST],
  ...[SITE, FREE_PAGE, LEGAL_PAGE, CONFIRMATION_MAIL, NEWSLETTER_FRAME],
];
