import type { Listing } from '../features/detail/api/get-listing';
import { aHome } from './a-home';

/** A home as its own page is told of it, with whatever a test cares about. */
export const aListing = (over: Partial<Listing> = {}): Listing => ({
  ...aHome({ images: '[{"url":"/pictures/homes/a/1200.webp","type":"image"}]' }),
  price_history: [],
  ...over,
});
