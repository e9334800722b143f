import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { inLanguage } from '../language/in-language.js';
import type { LegalPageAnswerDto } from './dto/legal-page-answer.dto.js';
import type { PageAnswerDto, PageDto } from './dto/page-answer.dto.js';
import { Page, type PageSection } from './page.entity.js';

@Injectable()
export class PageService {
  constructor(@InjectRepository(Page) private readonly pages: Repository<Page>) {}

  async listSection(section: PageSection, lang: Language): Promise<PageAnswerDto> {
    const pages = await this.inSection(section);
    return { error: 0, list: pages.map((page) => toDto(page, lang)) };
  }

  async listLegal(lang: Language): Promise<LegalPageAnswerDto> {
    const pages = await this.inSection('legal');
    return { error: 0, list: pages.map((page) => ({ ...toDto(page, lang), draft: page.isDraft })) };
  }

  private inSection(section: PageSection): Promise<Page[]> {
    return this.pages.find({ where: { section }, order: { position: 'ASC' } });
  }
}

function toDto({ name, image, texts }: Page, reader: Language): PageDto {
  const { title, body, lang } = inLanguage(texts, reader);
  return { page: name, title, image, discription: body, lang };
}
