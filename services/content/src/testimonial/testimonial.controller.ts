import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { ReaderLanguage } from '../language/reader-language.decorator.js';
import { LocalizedRead } from '../language/localized-read.decorator.js';
import { TestimonialAnswerDto } from './dto/testimonial-answer.dto.js';
import { TestimonialService } from './testimonial.service.js';

@ApiTags('media')
@Controller('api/auth')
export class TestimonialController {
  constructor(private readonly testimonials: TestimonialService) {}

  @Get('testimonialList')
  @LocalizedRead()
  @ApiOkResponse({ type: TestimonialAnswerDto })
  list(@ReaderLanguage() lang: Language): Promise<TestimonialAnswerDto> {
    return this.testimonials.list(lang);
  }
}
