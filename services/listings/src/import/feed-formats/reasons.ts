/** Corrections of a line that was stored, with their texts in the report. */
export const mendReasons = {
  'imputed-area': 'area is the imputed mean of the feed: unknown',
  'imputed-baths': 'bathrooms are the imputed mean of the feed: unknown',
  'no-baths': 'a home without any bathroom: unknown',
  'half-not-counted': 'half a bedroom or floor: counted down to the whole',
  'land-has-no-rooms': 'rooms or a floor area of bare land: unknown',
  'implausible-price': 'price cannot be one of this kind of offer: unknown',
  'implausible-area': 'area is out of range: unknown',
  'implausible-rooms': 'number of rooms is out of range: unknown',
  'unreadable-number': 'a figure that is no number: unknown',
  'unknown-type': 'type is not in the mapping: kind of dwelling unknown',
  'type-is-a-status': 'type tells how the offer stands: kind of dwelling unknown',
  'locality-shifted': 'locality columns were shifted: told by their values',
  'coordinates-unusable': 'coordinates are missing or outside the city: borough told by ZIP code',
  'coordinates-off-land': 'coordinates lie off every borough: borough told by ZIP code',
  'coordinates-against-zip': 'coordinates and ZIP code name two boroughs: coordinates decide',
  'borough-against-submarket': 'borough contradicts the submarket: the submarket decides',
  'number-before-address': 'a listing number stood before the address: dropped',
  'address-restored': 'address or city line was unreadable: taken from a sibling column',
  'other-key': 'listed under another number before: kept under that',
  'open-house-unreadable': 'times of an open house are unreadable or in disorder: left out',
  'text-encoding': 'text was not UTF-8, encoded twice or held control characters: decoded',
} as const;

export const skipReasons = {
  'overlong-line': 'line is longer than any record',
  'unclosed-quote': 'a quote is never closed',
  'wrong-column-count': 'wrong number of columns',
  'unreadable-text': 'characters of a needed text are destroyed',
  'no-address': 'no address',
  'no-identity': 'no identity of the listing',
  'no-price': 'price is missing or no number',
  'unknown-status': 'status is missing or not in the mapping',
  'outside-new-york': 'not in one of the five boroughs',
  'refused-by-database': 'the database refused it',
} as const;

/** Why a feed of changes ends a listing. */
export const goneReasons = {
  'off-market': 'its status ends the listing',
  'not-for-display': 'the seller allows no display on the Internet',
  'not-a-home': 'neither a home nor land',
} as const;

export type GoneReason = keyof typeof goneReasons;
export type MendReason = keyof typeof mendReasons;
export type SkipReason = keyof typeof skipReasons;

export interface Mend {
  reason: MendReason;
  detail: string;
}

/** Thrown by a feed for a row without a valid listing. */
export class UnusableRow extends Error {
  constructor(
    readonly reason: SkipReason,
    readonly detail = '',
  ) {
    super(`${skipReasons[reason]}${detail && `: ${detail}`}`);
  }
}
