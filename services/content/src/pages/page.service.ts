import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { pickTranslation } from '../language/translation.js';
import type { LegalPageAnswerDto, PageAnswerDto, PageDto } from './page.dto.js';
import { Page, type PageSection } from './page.entity.js';

@Injectable()
export class PageService {
  constructor(@InjectRepository(Page) private readonly pages: Repository<Page>) {}

  async listSection(section: PageSection, lang: Language): Promise<PageAnswerDto> {
    const pages = await this.findBySection(section);
    return { error: 0, list: pages.map((page) => toPageDto(page, lang)) };
  }

  async listLegal(lang: Language): Promise<LegalPageAnswerDto> {
    const pages = await this.findBySection('legal');
    const list = pages.map((page) => ({ ...toPageDto(page, lang), draft: page.isDraft }));
    return { error: 0, list };
  }

  private findBySection(section: PageSection): Promise<Page[]> {
    return this.pages.find({ where: { section }, order: { position: 'ASC' } });
  }
}

function toPageDto({ name, image, texts }: Page, language: Language): PageDto {
  const { title, body, lang } = pickTranslation(texts, language);
  return { page: name, title, image, discription: body, lang };
}
