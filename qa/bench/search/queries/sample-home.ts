import { askFor } from './ask.js';
import { SMALLEST, type Size } from '../sizes.js';

/** The fields of a listing in the API from which queries are made. */
export interface SampleHome {
  id: number;
  listing_type: 'sales' | 'rentals';
  borough: string;
  /** Property type. */
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

/** Has no common factor with the number of listings: every listing occurs once, in an apparently random order. */
const stride = 7919;

/**
 * Listings of the smallest database. The larger databases contain the same listings and more, and queries that are made
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

/** The listing at the same relative position in a database of another size, for queries by id. */
export const idIn = ({ homes }: Size, { id }: SampleHome, offset = 0): number =>
  1 + ((Math.floor(((id - 1) / SMALLEST.homes) * homes) + offset) % homes);
