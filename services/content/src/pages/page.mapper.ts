import type { PublishedEntry } from '@phantom/content-editing';
import { type NextStepValues, toNextSteps } from '../newsletters/next-steps.js';
import type { PublishedNewsletter } from '../newsletters/newsletter.mapper.js';
import type { LegalPageDto, PageDto } from './page.dto.js';
import type { ABOUT_PAGE, LEGAL_PAGE } from './page.type.js';

type PublishedLegalPage = PublishedEntry<(typeof LEGAL_PAGE)['fields']>;

type AboutValues = PublishedEntry<(typeof ABOUT_PAGE)['fields']>['values'];

/** What every page has. */
interface PageTexts {
  lang: PageDto['lang'];
  values: Pick<PublishedLegalPage['values'], 'body' | 'image' | 'name' | 'title'>;
}

/** What every page has that leads to another one. */
interface PublishedPage extends PageTexts {
  values: PageTexts['values'] & NextStepValues & Pick<AboutValues, 'caption'>;
}

const toPageTexts = ({ values: { name, title, image, body }, lang }: PageTexts) => ({
  ...{ page: name, title, image: image?.src ?? '', discription: body, lang },
});

/** @param newsletters of which the page names one; an unpublished one is left out */
export const toPageDto = (
  page: PublishedPage,
  newsletters: readonly PublishedNewsletter[],
): PageDto => ({
  ...toPageTexts(page),
  caption: page.values.caption,
  ...toNextSteps(page.values, page.lang, newsletters),
});

export const toLegalPageDto = (page: PublishedLegalPage): LegalPageDto => ({
  ...toPageTexts(page),
  draft: page.values.isDraft,
});
