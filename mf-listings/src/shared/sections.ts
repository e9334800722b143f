/** The three tabs of the landing page; each is also the `type` of a results address and of the search call. */
export const LISTING_TABS = ['sales', 'rentals', 'open-houses'] as const;
export type ListingTab = (typeof LISTING_TABS)[number];

export const BOROUGHS = ['queens', 'manhattan', 'brooklyn', 'bronx'] as const;
export type Borough = (typeof BOROUGHS)[number];

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

export const resultsPath = (tab: ListingTab, borough: Borough) => `/listings/${tab}/${borough}`;

const tidy = (text: string | null | undefined) =>
  (text ?? '')
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
