import { COMPANY, type PageHead } from '@phantom/mf-kit';
import { contentHead } from '../../shared/content/content-head';
import type { MediaPageData } from '../../shared/media-section/media-page';
import { plainText } from '../../shared/plain-text';
import { anchorOf, FEED } from './paths';
import type { PressRelease } from './api/get-press-releases';

/** The head of the page: its releases, which the company wrote. */
export function pressHead({ page, list }: MediaPageData<PressRelease>): PageHead {
  return {
    ...contentHead(page),
    feed: { title: page.title, path: FEED },
    structuredData: ({ canonical, file }) => {
      const company = {
        '@type': 'Organization' as const,
        '@id': file('/#organization'),
        name: COMPANY,
        url: file('/'),
      };
      return (list.failure ? [] : list.data).map((release) => ({
        '@type': 'NewsArticle',
        headline: release.title,
        articleBody: plainText(release.html),
        datePublished: release.published,
        inLanguage: release.lang,
        image: page.image && file(page.image),
        url: `${canonical}#${anchorOf(release)}`,
        author: company,
        publisher: company,
      }));
    },
  };
}
