import type { PageHead, TFunction } from '@phantom/mf-kit';
import type { NewsletterCardData } from './api/get-newsletters';
import { BANNER_PICTURE, FEED, LIST_PATH, pathOf } from './paths';

/** The head of the list, with the newsletters that it leads to. */
export function newslettersHead(newsletters: NewsletterCardData[], t: TFunction): PageHead {
  const title = t('newsletters.title');
  return {
    title,
    description: t('newsletters.lead'),
    image: { url: BANNER_PICTURE, alt: title },
    breadcrumbs: [{ name: title, path: LIST_PATH }],
    feed: { title: t('newsletters.feed'), path: FEED },
    structuredData: ({ page }) => [
      {
        '@type': 'ItemList',
        name: title,
        itemListElement: newsletters.map(({ id, title: name }, index) => ({
          '@type': 'ListItem',
          position: index + 1,
          name,
          url: page(pathOf(id)),
        })),
      },
    ],
  };
}
