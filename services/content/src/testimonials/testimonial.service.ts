import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { pickTranslation } from '../language/translation.js';
import type { TestimonialAnswerDto, TestimonialDto } from './testimonial.dto.js';
import { Testimonial } from './testimonial.entity.js';

@Injectable()
export class TestimonialService {
  constructor(
    @InjectRepository(Testimonial) private readonly testimonials: Repository<Testimonial>,
  ) {}

  async list(lang: Language): Promise<TestimonialAnswerDto> {
    const testimonials = await this.testimonials.find({ order: { position: 'ASC', id: 'ASC' } });
    return {
      error: 0,
      list: testimonials.map((testimonial) => toTestimonialDto(testimonial, lang)),
    };
  }
}

function toTestimonialDto({ id, texts }: Testimonial, language: Language): TestimonialDto {
  const { text, name, lang } = pickTranslation(texts, language);
  return { id, text_description: text, name, lang };
}
