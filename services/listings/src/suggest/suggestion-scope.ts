import { type Borough, parseBorough } from '../geography/borough.js';
import type { ListingTab } from '../listing/listing-tab.js';
import type { Offer } from '../listing/listing.entity.js';

/** Where a visitor looks for a home. */
export interface SuggestionScope {
  /** Null: the whole city. */
  borough: Borough | null;
  offers: readonly Offer[];
  /** Only homes with an open house to come. */
  isOpenHouse: boolean;
}

const OFFERS: Readonly<Record<ListingTab, readonly Offer[]>> = {
  sales: ['sale'],
  rentals: ['rental'],
  'open-houses': ['sale', 'rental'],
};

/** Null in a place that is no borough: no home is there. */
export function scopeOf(tab: ListingTab | undefined, location = ''): SuggestionScope | null {
  const borough = location.trim() === '' ? null : parseBorough(location);
  if (borough === null && location.trim() !== '') return null;
  return { borough, offers: OFFERS[tab ?? 'open-houses'], isOpenHouse: tab === 'open-houses' };
}
