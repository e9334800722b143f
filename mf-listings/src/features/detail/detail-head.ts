import { createFormat, pageLanguage, type PageHead, type TFunction } from '@phantom/mf-kit';
import { dwellingName } from '../../shared/dwelling-name';
import { homeName, homePlace } from '../../shared/home-name';
import { listName } from '../../shared/list-name';
import { parseMedia } from '../../shared/media';
import { landingPath, parseBorough, resultsPath } from '../../shared/sections';
import type { Listing } from './api/get-listing';
import { listingSchema } from './listing-schema';
import type { DetailData, GoneData } from './loader';

/** The head of a home's page. */
export const detailHead = (page: DetailData | GoneData | null, t: TFunction): PageHead => {
  if (page === null) return { title: t('detail.unknown.head'), noindex: true };
  if (page.listing === null) return { title: t('detail.gone.head'), noindex: true };
  const { listing } = page;
  const title = titleOf(listing, t);
  const description = t(`detail.head.${listing.listing_type}`, {
    place: listing.neighbourhood ?? homePlace(listing),
    facts: factsOf(listing, t),
  });
  const picture = parseMedia(listing.images).find(({ kind }) => kind === 'image');
  return {
    title,
    description,
    image: picture && { url: picture.url, alt: title },
    breadcrumbs: [...wayTo(listing, t), { name: title, path: `/listings-detail/${listing.id}` }],
    structuredData: (site) => [listingSchema(listing, { title, description }, site)],
  };
};

/** The address; of a home whose address is kept back, what it is, where, and its number, as others are there too. */
const titleOf = (listing: Listing, t: TFunction) => {
  const { address, bedrooms, id } = listing;
  const place = [homeName(listing) ?? t('home.unnamed'), homePlace(listing)];
  const rooms = bedrooms !== null && t('home.bedrooms', { count: bedrooms });
  const parts = address?.trim() ? place : [rooms, ...place, t('detail.head.number', { id })];
  return parts.filter(Boolean).join(', ');
};

const factsOf = ({ type, bedrooms, bathrooms, area, ...listing }: Listing, t: TFunction) => {
  const { currency, number } = createFormat(pageLanguage());
  const price = listing.price === null ? t('price.onRequest') : currency(listing.price);
  const facts = [
    type && dwellingName(type, t),
    bedrooms !== null && t('home.bedrooms', { count: bedrooms }),
    bathrooms !== null && t('home.bathrooms', { count: bathrooms }),
    area !== null && t('detail.squareFeet', { area: number(area) }),
    listing.listing_type === 'rentals' && listing.price !== null
      ? `${price} ${t('price.perMonth')}`
      : price,
  ];
  return facts.filter(Boolean).join(', ');
};

const wayTo = ({ listing_type: tab, borough: name }: Listing, t: TFunction) => {
  const borough = parseBorough(name);
  const landing = { name: t('landing.head.title'), path: landingPath('sales') };
  if (!borough) return [landing];
  return [landing, { name: listName(tab, borough, t), path: resultsPath(tab, borough) }];
};
