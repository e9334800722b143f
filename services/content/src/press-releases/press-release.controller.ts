import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  FALLBACK_LANGUAGE,
  type Language,
  LocalizedRead,
  RequestLanguage,
} from '@phantom/service-kit';
import { EntryPageQueryDto } from '../common/entry-page.js';
import { FeedRead } from '../feed/feed.decorator.js';
import { PressReleasePageDto } from './press-release.dto.js';
import { PressReleaseService } from './press-release.service.js';

@ApiTags('media')
@Controller('api/auth')
export class PressReleaseController {
  constructor(private readonly releases: PressReleaseService) {}

  @Get('pressReleaseList')
  @LocalizedRead()
  @ApiOkResponse({ type: PressReleasePageDto })
  page(
    @Query() query: EntryPageQueryDto,
    @RequestLanguage() language: Language,
  ): Promise<PressReleasePageDto> {
    return this.releases.page(query, language);
  }
}

@ApiTags('media')
@Controller()
export class PressReleaseFeedController {
  constructor(private readonly releases: PressReleaseService) {}

  @Get('feeds/press-releases.xml')
  @FeedRead('application/atom+xml', 'Atom feed of the newest press releases, in English')
  plain(): Promise<string> {
    return this.releases.feed(FALLBACK_LANGUAGE);
  }

  @Get(':language/feeds/press-releases.xml')
  @FeedRead('application/atom+xml', 'Atom feed of the newest press releases')
  localized(@Param('language') language: string): Promise<string> {
    return this.releases.feed(language);
  }
}
