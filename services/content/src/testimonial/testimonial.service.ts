import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { inLanguage } from '../language/in-language.js';
import type { TestimonialAnswerDto, TestimonialDto } from './dto/testimonial-answer.dto.js';
import { Testimonial } from './testimonial.entity.js';

@Injectable()
export class TestimonialService {
  constructor(
    @InjectRepository(Testimonial) private readonly testimonials: Repository<Testimonial>,
  ) {}

  async list(lang: Language): Promise<TestimonialAnswerDto> {
    const testimonials = await this.testimonials.find({ order: { position: 'ASC', id: 'ASC' } });
    return { error: 0, list: testimonials.map((testimonial) => toDto(testimonial, lang)) };
  }
}

function toDto({ id, texts }: Testimonial, reader: Language): TestimonialDto {
  const { text, name, lang } = inLanguage(texts, reader);
  return { id, text_description: text, name, lang };
}
