import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import type { Language } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import { inLanguage } from '../language/in-language.js';
import type { PageAnswerDto, PageDto } from './dto/page-answer.dto.js';
import { Page, type PageSection } from './page.entity.js';

@Injectable()
export class PageService {
  constructor(@InjectRepository(Page) private readonly pages: Repository<Page>) {}

  async listSection(section: PageSection, lang: Language): Promise<PageAnswerDto> {
    const pages = await this.pages.find({ where: { section }, order: { position: 'ASC' } });
    return { error: 0, list: pages.map((page) => toDto(page, lang)) };
  }
}

function toDto({ name, image, texts }: Page, reader: Language): PageDto {
  const { title, body, lang } = inLanguage(texts, reader);
  return { page: name, title, image, discription: body, lang };
}
