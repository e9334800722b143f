import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import { In, type Repository } from 'typeorm';
import { pickTranslation } from '../language/translation.js';
import { Page, type PageSection } from '../pages/page.entity.js';
import { toPageDto } from '../pages/page.mapper.js';
import type { InvestAnswerDto, InvestmentTypeDto } from './invest.dto.js';
import { InvestmentType } from './invest.entity.js';

@Injectable()
export class InvestService {
  constructor(
    @InjectRepository(Page) private readonly pages: Repository<Page>,
    @InjectRepository(InvestmentType) private readonly types: Repository<InvestmentType>,
  ) {}

  async read(lang: Language): Promise<InvestAnswerDto> {
    const [pages, types] = await Promise.all([
      this.pages.find({
        where: { section: In(['invest', 'invest-intro']) },
        order: { position: 'ASC' },
      }),
      this.types.find({ order: { position: 'ASC' } }),
    ]);
    const list = (section: PageSection) =>
      pages.filter((page) => page.section === section).map((page) => toPageDto(page, lang));
    return {
      error: 0,
      list: list('invest'),
      intro: list('invest-intro')[0] ?? null,
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
