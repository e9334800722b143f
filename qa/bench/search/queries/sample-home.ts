import { askFor } from './ask.js';
import { SMALLEST, type Size } from '../sizes.js';

/** A home as the API tells of it, as far as queries are made of it. */
export interface SampleHome {
  id: number;
  listing_type: 'sales' | 'rentals';
  borough: string;
  /** Kind of dwelling. */
  type: string | null;
  price: number | null;
  bedrooms: number | null;
  bathrooms: number | null;
  area: number | null;
  neighbourhood: string | null;
  zip_code: string | null;
  address: string | null;
  amenities: string | null;
  latitude: number | null;
  longitude: number | null;
}

/** Without a common factor with the number of homes: every home's turn comes once, in an order that looks like chance. */
const stride = 7919;

/**
 * Homes of the smallest database. They are in each: larger ones hold the same homes and more. Queries that are made
 * of them have the feeds' own distribution of places, prices and rooms.
 */
export async function sampleHomes(port: number, count: number): Promise<SampleHome[]> {
  const homes: SampleHome[] = [];
  for (let turn = 0; turn < count; turn += 1) {
    const id = 1 + ((turn * stride) % SMALLEST.homes);
    const { list } = await askFor<{ list: SampleHome[] }>(port, 'listings-detail', { id });
    homes.push(...list);
  }
  return homes;
}

/** The home that stands as far down a database of another size, for queries by id. */
export const idIn = ({ homes }: Size, { id }: SampleHome, offset = 0): number =>
  1 + ((Math.floor(((id - 1) / SMALLEST.homes) * homes) + offset) % homes);
