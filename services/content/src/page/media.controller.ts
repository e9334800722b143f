import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { PageAnswerDto } from './dto/page-answer.dto.js';
import { PageService } from './page.service.js';

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
  list(@ReaderLanguage() lang: Language): Promise<PageAnswerDto> {
    return this.pages.listSection('media', lang);
  }
}
