import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { inLanguage } from '../language/in-language.js';
import { PageService } from '../page/page.service.js';
import type { InvestAnswerDto, InvestmentTypeDto } from './dto/invest-answer.dto.js';
import { InvestmentType } from './investment-type.entity.js';

@Injectable()
export class InvestService {
  constructor(
    private readonly pages: PageService,
    @InjectRepository(InvestmentType) private readonly types: Repository<InvestmentType>,
  ) {}

  async read(lang: Language): Promise<InvestAnswerDto> {
    const [pages, intros, types] = await Promise.all([
      this.pages.listSection('invest', lang),
      this.pages.listSection('invest-intro', lang),
      this.types.find({ order: { position: 'ASC' } }),
    ]);
    return {
      ...pages,
      intro: intros.list[0] ?? null,
      images: types.map(({ image }) => image),
      details: types.map((type) => toDto(type, lang)),
    };
  }
}

function toDto({ type, texts }: InvestmentType, reader: Language): InvestmentTypeDto {
  const { title, paragraphs, lang } = inLanguage(texts, reader);
  return { type, text: JSON.stringify(paragraphs), title, lang };
}
