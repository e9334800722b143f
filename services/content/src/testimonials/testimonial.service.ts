import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import type { TestimonialAnswerDto } from './testimonial.dto.js';
import { TESTIMONIAL } from './testimonial.type.js';

@Injectable()
export class TestimonialService {
  constructor(private readonly content: PublishedContent) {}

  async list(language: Language): Promise<TestimonialAnswerDto> {
    const testimonials = await this.content.list(TESTIMONIAL, language);
    const list = testimonials.map(({ number: id, values: { text, name }, lang }) => {
      return { id, text_description: text, name, lang };
    });
    return { error: 0, list };
  }
}
