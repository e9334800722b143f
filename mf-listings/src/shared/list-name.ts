import type { TFunction } from '@phantom/mf-kit';
import { placeKey, type Borough, type ListingTab } from './sections';

/** What is offered where, as `Homes for sale in the Bronx`. */
export const listName = (tab: ListingTab, borough: Borough | null, t: TFunction): string =>
  t(`results.heading.${tab}`, { place: t(`place.${placeKey(borough)}`) });
