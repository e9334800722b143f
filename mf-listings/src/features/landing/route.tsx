import type { RouteHandle, TFunction } from '@phantom/mf-kit';
import { listName } from '../../shared/list-name';
import { BOROUGHS, LISTING_TABS, resultsPath } from '../../shared/sections';

export { LandingPage as Component } from './components/landing-page';
export { loader } from './loader';

export const handle: RouteHandle = {
  head: (_, t) => {
    const title = t('landing.head.title');
    const description = t('landing.head.description');
    return {
      title,
      description,
      image: { url: '/pictures/heroes/listings/1920.webp', alt: title },
      breadcrumbs: [{ name: title, path: '/listings' }],
      structuredData: ({ canonical, language, page }) => [
        {
          '@type': 'CollectionPage',
          name: title,
          description,
          url: canonical,
          inLanguage: language,
          mainEntity: {
            '@type': 'ItemList',
            itemListElement: searches(t).map(({ name, path }, index) => ({
              '@type': 'ListItem' as const,
              position: index + 1,
              name,
              url: page(path),
            })),
          },
        },
      ],
    };
  },
};

const searches = (t: TFunction) =>
  LISTING_TABS.flatMap((tab) =>
    [null, ...BOROUGHS].map((borough) => ({
      name: listName(tab, borough, t),
      path: resultsPath(tab, borough),
    })),
  );
