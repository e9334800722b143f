import type { TFunction } from '@phantom/mf-kit';
import type { Borough, ListingTab } from './sections';

/** What is offered where, as `Homes for sale in the Bronx`. */
export const listName = (tab: ListingTab, borough: Borough, t: TFunction): string =>
  t(`results.heading.${tab}`, { place: t(`place.${borough}`) });
