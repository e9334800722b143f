import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  FALLBACK_LANGUAGE,
  knownLanguage,
  type Language,
  NotFoundError,
  ProcessConfig,
  PublicRead,
} from '@phantom/service-kit';
import { SiteService } from '../../site/site.service.js';
import { NewsletterService } from '../newsletter.service.js';
import { newsletterFeed } from './newsletter-feed.js';

const ATOM = 'application/atom+xml';
const answer = { content: { [ATOM]: { schema: { type: 'string' as const } } } };

/** A feed has the language of its address and no other: what a subscriber has must not change it. */
@ApiTags('media')
@Controller()
export class NewsletterFeedController {
  constructor(
    private readonly config: ProcessConfig,
    private readonly site: SiteService,
    private readonly newsletters: NewsletterService,
  ) {}

  @Get('feeds/newsletters.xml')
  @Header('Content-Type', `${ATOM}; charset=utf-8`)
  @PublicRead()
  @ApiOkResponse({ description: 'Atom feed of all newsletters, in English', ...answer })
  plain(): Promise<string> {
    return this.feed(FALLBACK_LANGUAGE);
  }

  @Get(':language/feeds/newsletters.xml')
  @Header('Content-Type', `${ATOM}; charset=utf-8`)
  @PublicRead()
  @ApiOkResponse({ description: 'Atom feed of all newsletters', ...answer })
  localized(@Param('language') code: string): Promise<string> {
    const language = knownLanguage(code);
    if (!language) throw new NotFoundError();
    return this.feed(language);
  }

  private async feed(lang: Language): Promise<string> {
    const [newsletters, { list }] = await Promise.all([
      this.newsletters.newestFirst(),
      this.site.read(lang),
    ]);
    const { origin } = new URL(this.config.publicOrigin);
    return newsletterFeed({ newsletters, company: list[0]?.company ?? '', lang, origin });
  }
}
