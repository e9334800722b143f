import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { pickTranslation } from '../language/translation.js';
import { PageService } from '../pages/page.service.js';
import type { InvestAnswerDto, InvestmentTypeDto } from './invest.dto.js';
import { InvestmentType } from './invest.entity.js';

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
      details: types.map((type) => toInvestmentTypeDto(type, lang)),
    };
  }
}

function toInvestmentTypeDto(
  { type, texts }: InvestmentType,
  language: Language,
): InvestmentTypeDto {
  const { title, paragraphs, lang } = pickTranslation(texts, language);
  return { type, text: JSON.stringify(paragraphs), title, lang };
}
