import { Injectable } from '@nestjs/common';
import { PublishedContent } from '@phantom/content-editing';
import type { Language } from '@phantom/service-kit';
import type { MenuPageDto } from './free-page.dto.js';
import { FREE_PAGE } from './free-page.type.js';

@Injectable()
export class FreePageService {
  constructor(private readonly content: PublishedContent) {}

  async menu(language: Language): Promise<MenuPageDto[]> {
    const pages = await this.content.list(FREE_PAGE, language);
    return pages.flatMap(({ values: { menu, slug, title }, lang }) =>
      menu === 'about' || menu === 'media'
        ? [{ path: `/${slug}`, label: title, lang, group: menu }]
        : [],
    );
  }
}
