import { type Borough, parseBorough } from '../common/borough.js';
import {
  type ListingType,
  TRANSACTION_TYPES,
  type TransactionType,
} from '../common/listing-type.js';

export interface SearchScope {
  /** Null: the whole city. */
  borough: Borough | null;
  transactionTypes: readonly TransactionType[];
  /** Only listings with an upcoming open house. */
  isOpenHouse: boolean;
}

/** Null when the location is not a borough: then nothing matches. */
export function toSearchScope(type: ListingType | undefined, location = ''): SearchScope | null {
  const borough = location.trim() === '' ? null : parseBorough(location);
  if (borough === null && location.trim() !== '') return null;
  return {
    borough,
    transactionTypes: TRANSACTION_TYPES[type ?? 'open-houses'],
    isOpenHouse: type === 'open-houses',
  };
}
