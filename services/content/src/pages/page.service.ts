import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import { NEWSLETTER } from '../newsletters/newsletter.type.js';
import type { LegalPageAnswerDto, PageAnswerDto } from './page.dto.js';
import { toLegalPageDto, toPageDto } from './page.mapper.js';
import { type ABOUT_PAGE, LEGAL_PAGE, type LENDING_PAGE, type MEDIA_PAGE } from './page.type.js';

type Section = typeof ABOUT_PAGE | typeof LENDING_PAGE | typeof MEDIA_PAGE;

@Injectable()
export class PageService {
  constructor(private readonly content: PublishedContent) {}

  async list(section: Section, language: Language): Promise<PageAnswerDto> {
    const [pages, newsletters] = await Promise.all([
      this.content.list<Section['fields']>(section, language),
      this.content.list(NEWSLETTER, language),
    ]);
    return { error: 0, list: pages.map((page) => toPageDto(page, newsletters)) };
  }

  async legal(language: Language): Promise<LegalPageAnswerDto> {
    const pages = await this.content.list(LEGAL_PAGE, language);
    return { error: 0, list: pages.map(toLegalPageDto) };
  }
}
