import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { type Language, LocalizedRead, RequestLanguage } from '@phantom/service-kit';
import { TestimonialAnswerDto } from './testimonial.dto.js';
import { TestimonialService } from './testimonial.service.js';

@ApiTags('media')
@Controller('api/auth')
export class TestimonialController {
  constructor(private readonly testimonials: TestimonialService) {}

  @Get('testimonialList')
  @LocalizedRead()
  @ApiOkResponse({ type: TestimonialAnswerDto })
  list(@RequestLanguage() language: Language): Promise<TestimonialAnswerDto> {
    return this.testimonials.list(language);
  }
}
