import type { RouteHandle } from '@phantom/mf-kit';
import { homeName, homePlace } from '../../shared/home-name';
import type { DetailData } from './loader';

export { DetailPage as Component } from './components/detail-page';
export { loader } from './loader';

/** As much of the description as search engines show. */
const DESCRIPTION_LENGTH = 160;

export const handle: RouteHandle<DetailData | null> = {
  head: (page, t) => {
    if (page === null) return { title: t('detail.unknown.head') };
    const { listing } = page;
    const name = homeName(listing) ?? t('home.unnamed');
    return {
      title: [name, homePlace(listing)].filter(Boolean).join(', '),
      description: listing.description?.slice(0, DESCRIPTION_LENGTH),
    };
  },
};
