import type { PublishedEntry } from '@phantom/content-editing';
import type { LegalPageDto, PageDto } from './page.dto.js';
import type { LEGAL_PAGE } from './page.type.js';

type PublishedLegalPage = PublishedEntry<(typeof LEGAL_PAGE)['fields']>;

/** What every page has. */
interface PublishedPage {
  lang: PageDto['lang'];
  values: Pick<PublishedLegalPage['values'], 'body' | 'image' | 'name' | 'title'>;
}

export const toPageDto = ({
  values: { name, title, image, body },
  lang,
}: PublishedPage): PageDto => ({
  ...{ page: name, title, image: image?.src ?? '', discription: body, lang },
});

export const toLegalPageDto = (page: PublishedLegalPage): LegalPageDto => ({
  ...toPageDto(page),
  draft: page.values.isDraft,
});
