import { COMPANY, type PageHead, type TFunction } from '@phantom/mf-kit';
import type { NewsletterPageData } from './newsletter.loader';
import { FEED, LIST_PATH, pathOf } from './paths';
import { plainText } from '../../shared/plain-text';

/** The head of one newsletter: an article that the company wrote. */
export function newsletterHead({ newsletter }: NewsletterPageData, t: TFunction): PageHead {
  const { id, title, html, image, published, lang } = newsletter;
  const description = plainText(html);
  return {
    title,
    description,
    type: 'article',
    published,
    image: { url: image, alt: title },
    breadcrumbs: [
      { name: t('newsletters.title'), path: LIST_PATH },
      { name: title, path: pathOf(id) },
    ],
    feed: { title: t('newsletters.feed'), path: FEED },
    structuredData: ({ canonical, file }) => {
      // The one that the frame describes on every page.
      const organization = { '@id': file('/#organization'), name: COMPANY, url: file('/') };
      const company = { '@type': 'Organization', ...organization } as const;
      return [
        {
          '@type': 'Article',
          headline: title,
          datePublished: published,
          inLanguage: lang,
          image: file(image),
          author: company,
          publisher: company,
          mainEntityOfPage: canonical,
        },
      ];
    },
  };
}
