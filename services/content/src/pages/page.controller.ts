import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, LocalizedRead, RequestLanguage } from '@phantom/service-kit';
import {
  LegalPageAnswerDto,
  LendingTermsDto,
  PageAnswerDto,
  TimelineAnswerDto,
} from './page.dto.js';
import { PageService } from './page.service.js';
import { ABOUT_PAGE, LENDING_PAGE, MEDIA_PAGE } from './page.type.js';

// One class per section: the operation ids of the contract come from the class names.

@ApiTags('about')
@Controller('api/auth')
export class AboutController {
  constructor(private readonly pages: PageService) {}

  @Get('aboutusget')
  @LocalizedRead()
  @ApiOkResponse({ type: PageAnswerDto, description: 'Overview, history, values, team' })
  list(@RequestLanguage() language: Language): Promise<PageAnswerDto> {
    return this.pages.list(ABOUT_PAGE, language);
  }

  @Get('timeline')
  @LocalizedRead()
  @ApiOkResponse({ type: TimelineAnswerDto, description: 'The history of the company by years' })
  timeline(@RequestLanguage() language: Language): Promise<TimelineAnswerDto> {
    return this.pages.timeline(language);
  }
}

@ApiTags('lending')
@Controller('api/auth')
export class LendingController {
  constructor(private readonly pages: PageService) {}

  @Get('lendingget')
  @LocalizedRead()
  @ApiOkResponse({ type: PageAnswerDto, description: 'The one page about lending' })
  list(@RequestLanguage() language: Language): Promise<PageAnswerDto> {
    return this.pages.list(LENDING_PAGE, language);
  }

  @Get('lending-terms')
  @LocalizedRead()
  @ApiOkResponse({ type: LendingTermsDto, description: 'The terms of our loans at a glance' })
  terms(@RequestLanguage() language: Language): Promise<LendingTermsDto> {
    return this.pages.lendingTerms(language);
  }
}

@ApiTags('media')
@Controller('api/auth')
export class MediaController {
  constructor(private readonly pages: PageService) {}

  @Get('mediaget')
  @LocalizedRead()
  @ApiOkResponse({
    type: PageAnswerDto,
    description: 'Testimonials, podcast, videos, newsletter, press releases, social media',
  })
  list(@RequestLanguage() language: Language): Promise<PageAnswerDto> {
    return this.pages.list(MEDIA_PAGE, language);
  }
}

@ApiTags('legal')
@Controller('api/auth')
export class LegalController {
  constructor(private readonly pages: PageService) {}

  @Get('legalget')
  @LocalizedRead()
  @ApiOkResponse({
    type: LegalPageAnswerDto,
    description: 'Privacy, terms, fair housing, accessibility',
  })
  list(@RequestLanguage() language: Language): Promise<LegalPageAnswerDto> {
    return this.pages.legal(language);
  }
}
