import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import type { HomeAnswerDto, HomeSlidesDto } from './home.dto.js';
import { HOME_MESSAGE, HOME_SLIDE } from './home.type.js';

@Injectable()
export class HomeService {
  constructor(private readonly content: PublishedContent) {}

  async read(language: Language): Promise<HomeAnswerDto> {
    const [slides, messages] = await Promise.all([
      this.content.list(HOME_SLIDE, language),
      this.content.list(HOME_MESSAGE, language),
    ]);
    const list = messages.map(({ number: id, values: { title, description: desc }, lang }) => {
      return { id, title, desc, lang };
    });
    return {
      error: 0,
      list,
      slider: slides.map(({ values }) => values.image.src),
      title: list.map(({ title }) => title),
      desc: list.map(({ desc }) => desc),
    };
  }

  /** The pictures of the contract's call with their captions. */
  async slides(language: Language): Promise<HomeSlidesDto> {
    const slides = await this.content.list(HOME_SLIDE, language);
    const list = slides.map(({ values: { image, caption, credit }, lang }) => {
      return { image: image.src, caption, credit, lang };
    });
    return { error: 0, list };
  }
}
