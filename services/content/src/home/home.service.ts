import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { inLanguage } from '../language/in-language.js';
import type { HomeAnswerDto, HomeMessageDto } from './dto/home-answer.dto.js';
import { HomeMessage } from './home-message.entity.js';
import { HomeSlide } from './home-slide.entity.js';

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
    const list = messages.map((message) => toMessageDto(message, lang));
    return {
      error: 0,
      list,
      slider: slides.map(({ image }) => image),
      title: list.map(({ title }) => title),
      desc: list.map(({ desc }) => desc),
    };
  }
}

function toMessageDto({ id, texts }: HomeMessage, reader: Language): HomeMessageDto {
  const { title, description, lang } = inLanguage(texts, reader);
  return { id, title, desc: description, lang };
}
