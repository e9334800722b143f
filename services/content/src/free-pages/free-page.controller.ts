import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, PublicRead } from '@phantom/service-kit';
import { LocalizedRead, RequestLanguage } from '../language/language.decorators.js';
import { FreePageAnswerDto, FreePageParamDto, PageEntriesDto } from './free-page.dto.js';
import { FreePageService } from './free-page.service.js';

@ApiTags('pages')
@Controller('api/auth')
export class FreePageController {
  constructor(private readonly pages: FreePageService) {}

  @Get('pages/:slug')
  @LocalizedRead()
  @ApiOkResponse({
    type: FreePageAnswerDto,
    description: 'A page by any address that it has or had',
  })
  single(
    @Param() { slug }: FreePageParamDto,
    @RequestLanguage() lang: Language,
  ): Promise<FreePageAnswerDto> {
    return this.pages.single(slug, lang);
  }
}

@ApiTags('sitemap')
@Controller('api/sitemap')
export class FreePageSitemapController {
  constructor(private readonly pages: FreePageService) {}

  @Get('pages')
  @PublicRead()
  @ApiOkResponse({ type: PageEntriesDto })
  list(): Promise<PageEntriesDto> {
    return this.pages.entries();
  }
}
