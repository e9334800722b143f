/** The tabs of the landing page, as they stand in addresses and in the search's `type`. */
export const LISTING_TABS = ['sales', 'rentals', 'open-houses'] as const;
export type ListingTab = (typeof LISTING_TABS)[number];

/** Reads a tab as people write it (`Open Houses`, `open_houses`); what is no tab stays as it is. */
export function readTab(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const tab = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return tab === '' ? undefined : tab;
}
