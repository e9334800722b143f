import { Controller, Get, Param } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { FALLBACK_LANGUAGE } from '@phantom/service-kit';
import { contentListController } from '../common/content-list.controller.js';
import { FeedRead } from '../feed/feed.decorator.js';
import { PressReleaseAnswerDto } from './press-release.dto.js';
import { PressRelease } from './press-release.entity.js';
import { toPressReleaseDto } from './press-release.mapper.js';
import { PressReleaseService } from './press-release.service.js';

@ApiTags('media')
@Controller('api/auth')
export class PressReleaseController extends contentListController({
  path: 'pressReleaseList',
  response: PressReleaseAnswerDto,
  entity: PressRelease,
  order: { publishedAt: 'DESC', id: 'DESC' },
  toDto: toPressReleaseDto,
}) {}

@ApiTags('media')
@Controller()
export class PressReleaseFeedController {
  constructor(private readonly releases: PressReleaseService) {}

  @Get('feeds/press-releases.xml')
  @FeedRead('application/atom+xml', 'Atom feed of all press releases, in English')
  plain(): Promise<string> {
    return this.releases.feed(FALLBACK_LANGUAGE);
  }

  @Get(':language/feeds/press-releases.xml')
  @FeedRead('application/atom+xml', 'Atom feed of all press releases')
  localized(@Param('language') language: string): Promise<string> {
    return this.releases.feed(language);
  }
}
