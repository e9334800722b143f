import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParamDto, type Language } from '@phantom/service-kit';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { NewsletterAnswerDto } from './dto/newsletter-answer.dto.js';
import { NewsletterService } from './newsletter.service.js';

@ApiTags('media')
@Controller('api/auth')
export class NewsletterController {
  constructor(private readonly newsletters: NewsletterService) {}

  @Get('newsletterList')
  @LocalizedRead()
  @ApiOkResponse({ type: NewsletterAnswerDto })
  list(@ReaderLanguage() lang: Language): Promise<NewsletterAnswerDto> {
    return this.newsletters.list(lang);
  }

  @Get('newsletterList/:id')
  @LocalizedRead()
  @ApiOkResponse({ type: NewsletterAnswerDto, description: 'The one newsletter' })
  single(
    @Param() { id }: IdParamDto,
    @ReaderLanguage() lang: Language,
  ): Promise<NewsletterAnswerDto> {
    return this.newsletters.single(id, lang);
  }
}
