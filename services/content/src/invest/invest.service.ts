import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import { relatedNewsletters, toNextSteps } from '../newsletters/next-steps.js';
import { toPageDto } from '../pages/page.mapper.js';
import { INVEST_PAGE } from '../pages/page.type.js';
import type { InvestAnswerDto, InvestPageDto } from './invest.dto.js';
import { INVESTMENT_TYPE } from './invest.type.js';

@Injectable()
export class InvestService {
  constructor(private readonly content: PublishedContent) {}

  async read(language: Language): Promise<InvestAnswerDto> {
    const [pages, types] = await Promise.all([
      this.content.list(INVEST_PAGE, language),
      this.content.list(INVESTMENT_TYPE, language),
    ]);
    const entries = [...pages, ...types];
    const newsletters = await relatedNewsletters(this.content, entries, language);
    const toDto = (page: (typeof pages)[number]): InvestPageDto => ({
      ...toPageDto(page, newsletters),
      figures: page.values.figures,
    });
    const { intro = [], rest = [] } = Object.groupBy(pages, ({ key }) =>
      key?.startsWith('invest-intro/') ? 'intro' : 'rest',
    );
    return {
      error: 0,
      list: rest.map(toDto),
      intro: intro.map(toDto)[0] ?? null,
      images: types.map(({ values }) => values.image.src),
      details: types.map(({ values, lang }) => {
        const { type, title, paragraphs, figures, risk } = values;
        return {
          ...{ type, text: JSON.stringify(paragraphs), title, figures, risk, lang },
          ...toNextSteps(values, lang, newsletters),
        };
      }),
    };
  }
}
