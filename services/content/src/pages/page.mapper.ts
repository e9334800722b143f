import type { Language } from '@phantom/service-kit';
import { pickTranslation } from '../language/translation.js';
import type { LegalPageDto, PageDto } from './page.dto.js';
import type { Page } from './page.entity.js';

export function toPageDto({ name, image, texts }: Page, language: Language): PageDto {
  const { title, body, lang } = pickTranslation(texts, language);
  return { page: name, title, image, discription: body, lang };
}

export const toLegalPageDto = (page: Page, language: Language): LegalPageDto => ({
  ...toPageDto(page, language),
  draft: page.isDraft,
});
