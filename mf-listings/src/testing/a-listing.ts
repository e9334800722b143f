import type { EstimateFigures, Listing } from '../features/detail/api/get-listing';
import { aHome } from './a-home';

/** What others publish, as at the time of the tests. */
export const FIGURES: EstimateFigures = {
  mortgage_rate: 5.98,
  mortgage_rate_date: '2026-02-26',
  house_tax_rate: 19.843,
  house_tax_year: 2026,
  isRateOld: false,
};

/** A home as its own page is told of it, with whatever a test cares about. */
export const aListing = (over: Partial<Listing> = {}): Listing => ({
  ...aHome({ images: '[{"url":"/pictures/homes/a/1200.webp","type":"image"}]' }),
  price_history: [],
  figures: FIGURES,
  ...over,
});
