import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, LocalizedRead, RequestLanguage } from '@phantom/service-kit';
import { SiteAnswerDto } from './site.dto.js';
import { SiteService } from './site.service.js';

@ApiTags('site')
@Controller('api/auth')
export class SiteController {
  constructor(private readonly site: SiteService) {}

  @Get('siteinfo')
  @LocalizedRead()
  @ApiOkResponse({ type: SiteAnswerDto })
  read(@RequestLanguage() lang: Language): Promise<SiteAnswerDto> {
    return this.site.read(lang);
  }
}
