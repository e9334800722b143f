import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  FALLBACK_LANGUAGE,
  Gateway,
  IdParamDto,
  type Language,
  LocalizedRead,
  PublicRead,
  RequestLanguage,
  SitemapAnswerDto,
  SitemapQueryDto,
} from '@phantom/service-kit';
import { PageQueryDto } from '../common/entry-page.js';
import { FeedRead } from '../feed/feed.decorator.js';
import {
  NewsletterAnswerDto,
  NewsletterNeighboursDto,
  NewsletterPageDto,
} from './newsletter.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('media')
@Controller('api/auth')
export class NewsletterController {
  constructor(private readonly newsletters: NewsletterService) {}

  @Get('newsletterList')
  @LocalizedRead()
  @ApiOkResponse({ type: NewsletterAnswerDto })
  list(@RequestLanguage() lang: Language): Promise<NewsletterAnswerDto> {
    return this.newsletters.list(lang);
  }

  @Get('newsletterList/:id')
  @LocalizedRead()
  @ApiOkResponse({ type: NewsletterAnswerDto, description: 'The one newsletter' })
  single(
    @Param() { id }: IdParamDto,
    @RequestLanguage() lang: Language,
  ): Promise<NewsletterAnswerDto> {
    return this.newsletters.single(id, lang);
  }
}

@ApiTags('media')
@Controller('api/auth/newsletters')
export class NewsletterPageController {
  constructor(private readonly newsletters: NewsletterService) {}

  @Get()
  @LocalizedRead()
  @ApiOkResponse({ type: NewsletterPageDto, description: 'One page of the list' })
  page(
    @Query() query: PageQueryDto,
    @RequestLanguage() lang: Language,
  ): Promise<NewsletterPageDto> {
    return this.newsletters.page(query, lang);
  }

  @Get(':id/neighbours')
  @LocalizedRead()
  @ApiOkResponse({ type: NewsletterNeighboursDto })
  neighbours(
    @Param() { id }: IdParamDto,
    @RequestLanguage() lang: Language,
  ): Promise<NewsletterNeighboursDto> {
    return this.newsletters.neighbours(id, lang);
  }
}

@ApiTags('media')
@Controller()
export class NewsletterFeedController {
  constructor(private readonly newsletters: NewsletterService) {}

  @Get('feeds/newsletters.xml')
  @FeedRead('application/atom+xml', 'Atom feed of the newest newsletters, in English')
  plain(): Promise<string> {
    return this.newsletters.feed(FALLBACK_LANGUAGE);
  }

  @Get(':language/feeds/newsletters.xml')
  @FeedRead('application/atom+xml', 'Atom feed of the newest newsletters')
  localized(@Param('language') language: string): Promise<string> {
    return this.newsletters.feed(language);
  }
}

@ApiTags('sitemap')
@Controller('api/sitemap')
export class NewsletterSitemapController {
  constructor(private readonly newsletters: NewsletterService) {}

  @Get('newsletters')
  @PublicRead()
  @Gateway({ byLanguage: true })
  @ApiOkResponse({ type: SitemapAnswerDto })
  list(@Query() query: SitemapQueryDto): Promise<SitemapAnswerDto> {
    return this.newsletters.sitemap(query);
  }
}
