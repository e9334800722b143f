import type { Listing } from './listing.entity.js';

/** A home that its source no longer tells of is marked, and stays. */
export const isOnMarket = ({ standardStatus }: Pick<Listing, 'standardStatus'>): boolean =>
  standardStatus !== 'Withdrawn';
