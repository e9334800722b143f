/** The three tabs of the landing page; each is also the `type` of a results address and of the search call. */
export const LISTING_TABS = ['sales', 'rentals', 'open-houses'] as const;
export type ListingTab = (typeof LISTING_TABS)[number];

export const BOROUGHS = ['queens', 'manhattan', 'brooklyn', 'bronx', 'staten-island'] as const;
export type Borough = (typeof BOROUGHS)[number];

/** The boroughs with a tile of their own on the landing page, as the contract has them. */
export const TILE_BOROUGHS = BOROUGHS.filter((borough) => borough !== 'staten-island');

/** Reads a tab from an address: case, spaces and underscores are forgiven. Null when there is no such tab. */
export const parseTab = (text: string | null | undefined): ListingTab | null => {
  const wanted = tidy(text);
  return LISTING_TABS.find((tab) => tab === wanted) ?? null;
};

/** Reads a borough from an address, as forgiving as {@link parseTab}. */
export const parseBorough = (text: string | null | undefined): Borough | null => {
  const wanted = tidy(text);
  return BOROUGHS.find((borough) => borough === wanted) ?? null;
};

export const landingPath = (tab: ListingTab) =>
  tab === 'sales' ? '/listings' : `/listings?tab=${tab}`;

/** @param borough null for the whole city */
export const resultsPath = (tab: ListingTab, borough: Borough | null) =>
  borough === null ? `/listings/${tab}` : `/listings/${tab}/${borough}`;

/**
 * Reads what the address of a list says of its place: no borough is the whole city, which is null; undefined where there is
 * no such borough.
 */
export const parseListPlace = (text: string | undefined): Borough | null | undefined =>
  text === undefined ? null : (parseBorough(text) ?? undefined);

/** The key of a place's texts: those of a borough, or of the whole city. */
export const placeKey = (borough: Borough | null) => borough ?? 'city';

/** The picture that stands for a list; not every place has one of its own. */
export const placePicture = (borough: Borough | null) =>
  borough === null || borough === 'staten-island'
    ? '/pictures/heroes/listings/1920.webp'
    : `/pictures/heroes/borough-${borough}/1920.webp`;

const tidy = (text: string | null | undefined) =>
  (text ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
