import { saleHeader, saleLine } from './feed-lines.js';

const addressOf = (home: string) => `${home} Main St`;

/** The key under which the home of `nightly` is kept. */
export const keyOf = (home: string): string => `${home.toLowerCase()}-main-st-10022`;

/** A night's file: a line a home, by the name of its house and its price; a price that is none breaks the line. */
export const nightly = (homes: Readonly<Record<string, number | string>>): string[] => [
  saleHeader,
  ...Object.entries(homes).map(([home, price]) =>
    saleLine({ ADDRESS: addressOf(home), PRICE: String(price) }),
  ),
];

const endlessCounty = { ADMINISTRATIVE_AREA_LEVEL_2: `${'x'.repeat(99)} County` };

/** Lines about the home that are broken in every way that still tells its address. */
export const brokenLines = (home: string): [fault: string, line: string][] => {
  const whole = saleLine({ ADDRESS: addressOf(home) });
  return [
    ['has no price', saleLine({ ADDRESS: addressOf(home), PRICE: '' })],
    ['has a cell too many', whole.replace('Ivory Tower', 'Ivory, Tower')],
    ['has a cell too few', whole.replace(/,[^,]+$/, '')],
    ['has a lost quote', `"${whole}`],
    ['is refused by the database', saleLine({ ADDRESS: addressOf(home), ...endlessCounty })],
  ];
};
