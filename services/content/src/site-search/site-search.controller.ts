import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  type SearchedTypes,
  SiteSearch,
  SiteSearchAnswerDto,
  SiteSearchQueryDto,
} from '@phantom/content-editing';
import { type Language, LocalizedRead, RequestLanguage } from '@phantom/service-kit';
import { FREE_PAGE } from '../free-pages/free-page.type.js';
import { NEWSLETTER } from '../newsletters/newsletter.type.js';
import { OFFERING } from '../offerings/offering.type.js';
import {
  ABOUT_PAGE,
  INVEST_PAGE,
  LEGAL_PAGE,
  LENDING_PAGE,
  MEDIA_PAGE,
} from '../pages/page.type.js';
import { PODCAST_EPISODE } from '../podcast/podcast.type.js';
import { PRESS_RELEASE } from '../press-releases/press-release.type.js';
import { TEAM_MEMBER } from '../team/team.type.js';
import { VIDEO } from '../videos/video.type.js';

const SEARCHED: SearchedTypes = {
  [ABOUT_PAGE.name]: 'pages',
  [LENDING_PAGE.name]: 'pages',
  [INVEST_PAGE.name]: 'pages',
  [OFFERING.name]: 'pages',
  [MEDIA_PAGE.name]: 'pages',
  [FREE_PAGE.name]: 'pages',
  [LEGAL_PAGE.name]: 'pages',
  [TEAM_MEMBER.name]: 'people',
  [NEWSLETTER.name]: 'news',
  [PRESS_RELEASE.name]: 'news',
  [PODCAST_EPISODE.name]: 'news',
  [VIDEO.name]: 'news',
};

@ApiTags('site-search')
@Controller('api/auth')
export class SiteSearchController {
  constructor(private readonly search: SiteSearch) {}

  @Get('site-search')
  @LocalizedRead()
  @ApiOkResponse({ type: SiteSearchAnswerDto })
  async find(
    @Query() { q }: SiteSearchQueryDto,
    @RequestLanguage() language: Language,
  ): Promise<SiteSearchAnswerDto> {
    return { error: 0, list: await this.search.find(SEARCHED, q, language) };
  }
}
