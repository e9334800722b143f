import type { Listing } from '@phantom/api-client';
import type { PageHead, TFunction } from '@phantom/mf-kit';
import { listingLocality, listingName } from '../../../shared/listing-texts';
import {
  boroughKey,
  boroughPicture,
  listHeading,
  resultsPath,
} from '../../../shared/listing-types';
import { firstImage } from '../../../shared/media';
import { searchName } from '../../../shared/search/search-labels';
import { searchParams } from '../../../shared/search/write-search';
import type { ResultsData } from '../loader';

/** The head of a results page. An empty or filtered list is not indexed. */
export const resultsHead = (page: ResultsData | null, t: TFunction): PageHead => {
  if (page === null) return { title: t('results.unknown.title'), noindex: true };
  const { search, listings, total, imageBase } = page;
  const { listingType, borough } = search;
  const name = listHeading(listingType, borough, t);
  const path = resultsPath(listingType, borough);
  return {
    title: searchName(search, t),
    description: t('results.description', {
      count: total,
      place: t(`place.${boroughKey(borough)}`),
    }),
    canonical: path,
    noindex: total === 0 || searchParams(search).size > 0,
    image: { url: boroughPicture(borough), alt: name },
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
        itemListElement: listings.map((listing, index) => ({
          '@type': 'ListItem' as const,
          position: index + 1,
          name: nameOf(listing) || t('home.unnamed'),
          url: address(`/listings-detail/${listing.id}`),
          image: pictureOf(listing, imageBase, file),
        })),
      },
    ],
  };
};

const nameOf = (listing: Listing) =>
  [listingName(listing), listingLocality(listing)].filter(Boolean).join(', ');

const pictureOf = (listing: Listing, base: string, file: (url: string) => string) => {
  const picture = firstImage(listing.images, base);
  return picture === null ? undefined : file(picture);
};
