import type { PageHead, TFunction } from '@phantom/mf-kit';
import { plainText } from '../../shared/plain-text';
import type { NewslettersData } from './newsletters.loader';
import { BANNER_PICTURE, FEED, LIST_PATH, pathOf } from './paths';

/** The head of the list, with the newsletters that it leads to. */
export function newslettersHead({ newsletters, page }: NewslettersData, t: TFunction): PageHead {
  const title = page?.title ?? t('newsletters.title');
  return {
    title,
    description: plainText(page?.html ?? '') || t('newsletters.lead'),
    image: { url: page?.image || BANNER_PICTURE, alt: title },
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
