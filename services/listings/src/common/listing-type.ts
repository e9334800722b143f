/** The types of listings that a search can ask for, as in the parameter `type` and in page addresses. */
export const LISTING_TYPES = ['sales', 'rentals', 'open-houses'] as const;
export type ListingType = (typeof LISTING_TYPES)[number];

/** How a listing is offered: to buy or to rent. These are the values in the database. */
export type TransactionType = 'sale' | 'rental';

/** The transaction types that a search of a type includes. */
export const TRANSACTION_TYPES: Readonly<Record<ListingType, readonly TransactionType[]>> = {
  sales: ['sale'],
  rentals: ['rental'],
  'open-houses': ['sale', 'rental'],
};

/** The value of `listing_type` in responses. */
export const listingTypeOf = (transactionType: TransactionType): 'sales' | 'rentals' =>
  transactionType === 'sale' ? 'sales' : 'rentals';

/** Normalises the spellings that people use (`Open Houses`, `open_houses`). Validation rejects unknown types later. */
export function parseListingType(text: unknown): unknown {
  if (typeof text !== 'string') return text;
  const type = text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_]+/g, '-');
  return type === '' ? undefined : type;
}
