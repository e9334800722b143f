import type { PageHead } from '@phantom/mf-kit';
import { neighbourhoodPath } from '../../shared/listing-types';
import type { NeighbourhoodData } from './loader';
import { getNeighbourhoodTexts } from './neighbourhood-texts';

export const neighbourhoodHead = (page: NeighbourhoodData | null): PageHead => {
  const { t } = getNeighbourhoodTexts();
  if (page === null) return { title: t('neighbourhood:head.unknown'), noindex: true };
  const { neighbourhood } = page;
  const { name, slug, latitude, longitude } = neighbourhood;
  const borough = t(`mf-listings:boroughs.${neighbourhood.borough}`);
  return {
    title: t('neighbourhood:head.title', { name, borough }),
    description: t('neighbourhood:head.description', { name }),
    breadcrumbs: [
      { name: t('mf-listings:landing.head.title'), path: '/listings' },
      { name: t('neighbourhood:all.title'), path: '/neighbourhoods' },
      { name, path: neighbourhoodPath(neighbourhood.borough, slug) },
    ],
    structuredData: ({ canonical }) => [
      {
        '@type': 'Place',
        name,
        url: canonical,
        geo: { '@type': 'GeoCoordinates', latitude, longitude },
        containedInPlace: { '@type': 'AdministrativeArea', name: borough },
      },
    ],
  };
};
