import type { PageHead, TFunction } from '@phantom/mf-kit';
import type { Home } from '../../shared/home';
import { homeName, homePlace } from '../../shared/home-name';
import { listName } from '../../shared/list-name';
import { firstImage } from '../../shared/media';
import { searchName } from '../../shared/search/search-name';
import { searchParams } from '../../shared/search/write-search';
import { placeKey, placePicture, resultsPath } from '../../shared/sections';
import type { ResultsData } from './loader';

/** The head of a list of homes; one that has none is nothing to find, nor is a part of another list. */
export const resultsHead = (page: ResultsData | null, t: TFunction): PageHead => {
  if (page === null) return { title: t('results.unknown.title'), noindex: true };
  const { search, homes, total, imageBase } = page;
  const { tab, borough } = search;
  const name = listName(tab, borough, t);
  const path = resultsPath(tab, borough);
  return {
    title: searchName(search, t),
    description: t('results.description', { count: total, place: t(`place.${placeKey(borough)}`) }),
    canonical: path,
    noindex: total === 0 || searchParams(search).size > 0,
    image: { url: placePicture(borough), alt: name },
    breadcrumbs: [
      { name: t('landing.head.title'), path: '/listings' },
      { name, path },
    ],
    structuredData: ({ canonical, page: address, file }) => [
      {
        '@type': 'ItemList',
        name,
        url: canonical,
        numberOfItems: total,
        itemListElement: homes.map((home, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          name: nameOf(home) || t('home.unnamed'),
          url: address(`/listings-detail/${home.id}`),
          image: pictureOf(home, imageBase, file),
        })),
      },
    ],
  };
};

const nameOf = (home: Home) => [homeName(home), homePlace(home)].filter(Boolean).join(', ');

const pictureOf = (home: Home, base: string, file: (url: string) => string) => {
  const picture = firstImage(home.images, base);
  return picture === null ? undefined : file(picture);
};
