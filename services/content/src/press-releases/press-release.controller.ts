import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  FALLBACK_LANGUAGE,
  type Language,
  LocalizedRead,
  RequestLanguage,
} from '@phantom/service-kit';
import { FeedRead } from '../feed/feed.decorator.js';
import { PressReleaseAnswerDto } from './press-release.dto.js';
import { PressReleaseService } from './press-release.service.js';

@ApiTags('media')
@Controller('api/auth')
export class PressReleaseController {
  constructor(private readonly releases: PressReleaseService) {}

  @Get('pressReleaseList')
  @LocalizedRead()
  @ApiOkResponse({ type: PressReleaseAnswerDto })
  list(@RequestLanguage() language: Language): Promise<PressReleaseAnswerDto> {
    return this.releases.list(language);
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
