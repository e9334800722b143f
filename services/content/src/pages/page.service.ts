import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import { relatedNewsletters } from '../newsletters/next-steps.js';
import type {
  LegalPageAnswerDto,
  LendingTermsDto,
  PageAnswerDto,
  TimelineAnswerDto,
} from './page.dto.js';
import { toLegalPageDto, toPageDto } from './page.mapper.js';
import { ABOUT_PAGE, LEGAL_PAGE, LENDING_PAGE, type MEDIA_PAGE } from './page.type.js';

type Section = typeof ABOUT_PAGE | typeof LENDING_PAGE | typeof MEDIA_PAGE;

@Injectable()
export class PageService {
  constructor(private readonly content: PublishedContent) {}

  async list(section: Section, language: Language): Promise<PageAnswerDto> {
    const pages = await this.content.list<Section['fields']>(section, language);
    const newsletters = await relatedNewsletters(this.content, pages, language);
    return { error: 0, list: pages.map((page) => toPageDto(page, newsletters)) };
  }

  /** What happened in which year, of the page about the history. */
  async timeline(language: Language): Promise<TimelineAnswerDto> {
    const pages = await this.content.list(ABOUT_PAGE, language);
    const list = pages.flatMap(({ values: { timeline }, lang }) =>
      timeline.map(({ image, ...texts }) => ({
        ...texts,
        ...{ image: image?.src ?? null, alt: image?.alt ?? '', lang },
      })),
    );
    return { error: 0, list };
  }

  /** The terms of our loans at a glance. */
  async lendingTerms(language: Language): Promise<LendingTermsDto> {
    const pages = await this.content.list(LENDING_PAGE, language);
    const list = pages.flatMap(({ values: { figures }, lang }) =>
      figures.map(({ label, value }) => ({ label, value, lang })),
    );
    return { error: 0, list };
  }

  async legal(language: Language): Promise<LegalPageAnswerDto> {
    const pages = await this.content.list(LEGAL_PAGE, language);
    return { error: 0, list: pages.map(toLegalPageDto) };
  }
}
