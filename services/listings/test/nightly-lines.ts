import { saleHeader, saleLine } from './feed-lines.js';

const addressOf = (listing: string) => `${listing} Main St`;

/** The key of a listing of `nightly`. */
export const keyOf = (listing: string): string => `${listing.toLowerCase()}-main-st-10022`;

/**
 * The file of one night: one line for each listing, by name and price. A price that is not a number breaks the line.
 */
export const nightly = (listings: Readonly<Record<string, number | string>>): string[] => [
  saleHeader,
  ...Object.entries(listings).map(([listing, price]) =>
    saleLine({ ADDRESS: addressOf(listing), PRICE: String(price) }),
  ),
];

const endlessCounty = { ADMINISTRATIVE_AREA_LEVEL_2: `${'x'.repeat(99)} County` };

/** Broken lines about a listing, of every kind that still has its address. */
export const brokenLines = (listing: string): [fault: string, line: string][] => {
  const whole = saleLine({ ADDRESS: addressOf(listing) });
  return [
    ['has no price', saleLine({ ADDRESS: addressOf(listing), PRICE: '' })],
    ['has a cell too many', whole.replace('Ivory Tower', 'Ivory, Tower')],
    ['has a cell too few', whole.replace(/,[^,]+$/, '')],
    ['has a lost quote', `"${whole}`],
    ['is refused by the database', saleLine({ ADDRESS: addressOf(listing), ...endlessCounty })],
  ];
};
