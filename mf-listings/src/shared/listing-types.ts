import type { TFunction } from '@phantom/mf-kit';

/** The types of a list: `type` in the results page's URL and in the search calls, and the tabs of the landing page. */
export const LISTING_TYPES = ['sales', 'rentals', 'open-houses'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

export const BOROUGHS = ['queens', 'manhattan', 'brooklyn', 'bronx', 'staten-island'] as const;
export type Borough = (typeof BOROUGHS)[number];

/** The boroughs with a tile on the landing page, by the contract. */
export const TILE_BOROUGHS = BOROUGHS.filter((borough) => borough !== 'staten-island');

/** Reads one of the values from a URL, ignoring case, spaces and underscores. Null when it is none of them. */
const parserOf =
  <Value extends string>(values: readonly Value[]) =>
  (text: string | null | undefined): Value | null => {
    const requested = text
      ?.trim()
      .toLowerCase()
      .replaceAll(/[\s_]+/g, '-');
    return values.find((value) => value === requested) ?? null;
  };

export const parseListingType = parserOf(LISTING_TYPES);

export const parseBorough = parserOf(BOROUGHS);

export const landingPath = (listingType: ListingType) =>
  listingType === 'sales' ? '/listings' : `/listings?tab=${listingType}`;

/** @param borough null for the whole city */
export const resultsPath = (listingType: ListingType, borough: Borough | null) =>
  borough === null ? `/listings/${listingType}` : `/listings/${listingType}/${borough}`;

export const neighbourhoodPath = (borough: string, slug: string) =>
  `/neighbourhoods/${borough}/${slug}`;

/** Reads the borough of a list's URL. Null, the whole city, when it has none; undefined for an unknown borough. */
export const parseListBorough = (text: string | undefined): Borough | null | undefined =>
  text === undefined ? null : (parseBorough(text) ?? undefined);

/** The key of a borough's texts, or of the whole city's. */
export const boroughKey = (borough: Borough | null) => borough ?? 'city';

/** The picture of a list. Not every borough has its own. */
export const boroughPicture = (borough: Borough | null) =>
  borough === null || borough === 'staten-island'
    ? '/pictures/heroes/listings/1920.webp'
    : `/pictures/heroes/borough-${borough}/1920.webp`;

export const listHeading = (
  listingType: ListingType,
  borough: Borough | null,
  t: TFunction,
): string => t(`results.heading.${listingType}`, { place: t(`place.${boroughKey(borough)}`) });
