import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { SiteAnswerDto } from './dto/site-answer.dto.js';
import { SiteService } from './site.service.js';

@ApiTags('site')
@Controller('api/auth')
export class SiteController {
  constructor(private readonly site: SiteService) {}

  @Get('siteinfo')
  @LocalizedRead()
  @ApiOkResponse({ type: SiteAnswerDto })
  read(@ReaderLanguage() lang: Language): Promise<SiteAnswerDto> {
    return this.site.read(lang);
  }
}
