import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { LegalPageAnswerDto } from './dto/legal-page-answer.dto.js';
import { PageService } from './page.service.js';

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
  list(@ReaderLanguage() lang: Language): Promise<LegalPageAnswerDto> {
    return this.pages.listLegal(lang);
  }
}
