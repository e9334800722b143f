import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { PageAnswerDto } from './dto/page-answer.dto.js';
import { PageService } from './page.service.js';

@ApiTags('lending')
@Controller('api/auth')
export class LendingController {
  constructor(private readonly pages: PageService) {}

  @Get('lendingget')
  @LocalizedRead()
  @ApiOkResponse({ type: PageAnswerDto, description: 'The one page about lending' })
  list(@ReaderLanguage() lang: Language): Promise<PageAnswerDto> {
    return this.pages.listSection('lending', lang);
  }
}
