import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Language } from '@phantom/service-kit';
import { contentListController } from '../common/content-list.controller.js';
import { pickTranslation } from '../language/translation.js';
import { TestimonialAnswerDto, type TestimonialDto } from './testimonial.dto.js';
import { Testimonial } from './testimonial.entity.js';

@ApiTags('media')
@Controller('api/auth')
export class TestimonialController extends contentListController({
  path: 'testimonialList',
  response: TestimonialAnswerDto,
  entity: Testimonial,
  order: { position: 'ASC', id: 'ASC' },
  toDto: toTestimonialDto,
}) {}

function toTestimonialDto({ id, texts }: Testimonial, language: Language): TestimonialDto {
  const { text, name, lang } = pickTranslation(texts, language);
  return { id, text_description: text, name, lang };
}
