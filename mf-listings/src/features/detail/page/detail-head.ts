import { formatOf, pageLanguage, type PageHead, type TFunction } from '@phantom/mf-kit';
import { listingLocality, listingName, propertyTypeName } from '../../../shared/listing-texts';
import { landingPath, listHeading, parseBorough, resultsPath } from '../../../shared/listing-types';
import { parseMedia } from '../../../shared/media';
import type { ListingDetail } from '../api/listing-detail';
import { listingSchema } from './listing-schema';
import type { DetailData, OffMarketData } from './loader';

export const detailHead = (page: DetailData | OffMarketData | null, t: TFunction): PageHead => {
  if (page === null) return { title: t('detail.unknown.head'), noindex: true };
  if (page.listing === null) return { title: t('detail.gone.head'), noindex: true };
  const { listing } = page;
  const title = titleOf(listing, t);
  const description = t(`detail.head.${listing.listing_type}`, {
    place: listing.neighbourhood ?? listingLocality(listing),
    facts: factsOf(listing, t),
  });
  const picture = parseMedia(listing.images).find(({ kind }) => kind === 'image');
  return {
    title,
    description,
    image: picture && { url: picture.url, alt: title },
    breadcrumbs: [
      ...breadcrumbsOf(listing, t),
      { name: title, path: `/listings-detail/${listing.id}` },
    ],
    structuredData: (site) =>
      [listingSchema(listing, { title, description }, site)].filter((schema) => schema !== null),
  };
};

/**
 * The address. When the address is withheld: what it is, where, and its number, because other listings are there
 * too.
 */
const titleOf = (listing: ListingDetail, t: TFunction) => {
  const { address, bedrooms, id } = listing;
  const place = [listingName(listing) ?? t('home.unnamed'), listingLocality(listing)];
  const rooms = bedrooms !== null && t('home.bedrooms', { count: bedrooms });
  const parts = address?.trim() ? place : [rooms, ...place, t('detail.head.number', { id })];
  return parts.filter(Boolean).join(', ');
};

const factsOf = ({ type, bedrooms, bathrooms, area, ...listing }: ListingDetail, t: TFunction) => {
  const { currency, number } = formatOf(pageLanguage());
  const price = listing.price === null ? t('price.onRequest') : currency(listing.price);
  const facts = [
    type && propertyTypeName(type, t),
    bedrooms !== null && t('home.bedrooms', { count: bedrooms }),
    bathrooms !== null && t('home.bathrooms', { count: bathrooms }),
    area !== null && t('detail.squareFeet', { area: number(area) }),
    listing.listing_type === 'rentals' && listing.price !== null
      ? `${price} ${t('price.perMonth')}`
      : price,
  ];
  return facts.filter(Boolean).join(', ');
};

const breadcrumbsOf = (
  { listing_type: listingType, borough: name }: ListingDetail,
  t: TFunction,
) => {
  const borough = parseBorough(name);
  const landing = { name: t('landing.head.title'), path: landingPath('sales') };
  if (!borough) return [landing];
  return [
    landing,
    { name: listHeading(listingType, borough, t), path: resultsPath(listingType, borough) },
  ];
};
