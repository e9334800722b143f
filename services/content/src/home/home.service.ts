import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { pickTranslation } from '../language/translation.js';
import type { HomeAnswerDto, HomeMessageDto } from './home.dto.js';
import { HomeMessage, HomeSlide } from './home.entity.js';

@Injectable()
export class HomeService {
  constructor(
    @InjectRepository(HomeSlide) private readonly slides: Repository<HomeSlide>,
    @InjectRepository(HomeMessage) private readonly messages: Repository<HomeMessage>,
  ) {}

  async read(lang: Language): Promise<HomeAnswerDto> {
    const [slides, messages] = await Promise.all([
      this.slides.find({ order: { position: 'ASC' } }),
      this.messages.find({ order: { position: 'ASC' } }),
    ]);
    const list = messages.map((message) => toHomeMessageDto(message, lang));
    return {
      error: 0,
      list,
      slider: slides.map(({ image }) => image),
      title: list.map(({ title }) => title),
      desc: list.map(({ desc }) => desc),
    };
  }
}

function toHomeMessageDto({ id, texts }: HomeMessage, language: Language): HomeMessageDto {
  const { title, description, lang } = pickTranslation(texts, language);
  return { id, title, desc: description, lang };
}
