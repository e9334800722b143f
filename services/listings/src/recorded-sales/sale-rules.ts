import { addressKey } from '../import/feed-formats/ny-sales-address.js';
import type { Borough } from '../common/borough.js';

/** The columns of the rolling sales of New York's Department of Finance that are read. */
export const SALE_COLUMNS = [
  'BOROUGH',
  'NEIGHBORHOOD',
  'BUILDING CLASS CATEGORY',
  'BLOCK',
  'LOT',
  'ADDRESS',
  'ZIP CODE',
  'GROSS SQUARE FEET',
  'SALE PRICE',
  'SALE DATE',
] as const;

export type SaleRow = Readonly<Record<(typeof SALE_COLUMNS)[number], string>>;

export const HOME_KINDS = ['one-family', 'two-family', 'three-family', 'co-op', 'condo'] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

export interface RecordedSale {
  borough: Borough;
  neighbourhood: string;
  kind: HomeKind;
  block: number;
  lot: number;
  zip: string;
  /** Null: the row has no street address. */
  addressKey: string | null;
  /** Square feet. Null is unknown. */
  area: number | null;
  /** US dollars. */
  price: number;
  /** The day, `2018-08-17`. */
  soldOn: string;
}

/** Why a row is no sale of one home at its market price. */
export const EXCLUSIONS = [
  'not-one-home',
  'no-price',
  'nominal-price',
  'unreadable',
  'recorded-twice',
  'several-lots-at-one-price',
] as const;
export type Exclusion = (typeof EXCLUSIONS)[number];

/**
 * Deeds between relatives, and within a company, state no price or a nominal one ($1, $10). The city's files have no other
 * mark of them. No home of these years was sold at its market price for less.
 */
export const LEAST_MARKET_PRICE = 10_000;

/** Other areas are errors: 1 square foot stands for unknown. */
const LEAST_AREA = 100;

/** By the number with which the category begins. Whole rental houses, parking, storage, shops and land are no homes. */
const kindOfCategory: Readonly<Record<string, HomeKind>> = {
  '01': 'one-family',
  '02': 'two-family',
  '03': 'three-family',
  '04': 'condo',
  '09': 'co-op',
  '10': 'co-op',
  '12': 'condo',
  '13': 'condo',
  '15': 'condo',
  '17': 'co-op',
};

const boroughOfNumber: Readonly<Record<string, Borough>> = {
  '1': 'manhattan',
  '2': 'bronx',
  '3': 'brooklyn',
  '4': 'queens',
  '5': 'staten-island',
};

/** Applies the rules that one row decides. */
export function readSale(row: SaleRow): RecordedSale | Exclusion {
  const kind = kindOfCategory[row['BUILDING CLASS CATEGORY'].slice(0, 2)];
  if (!kind) return 'not-one-home';
  const price = readNumber(row['SALE PRICE']);
  if (price === null || price === 0) return 'no-price';
  if (price < LEAST_MARKET_PRICE) return 'nominal-price';
  const borough = boroughOfNumber[row.BOROUGH];
  const soldOn = readDay(row['SALE DATE']);
  const zip = row['ZIP CODE'];
  if (!borough || !soldOn || !/^\d{5}$/.test(zip)) return 'unreadable';
  const area = readNumber(row['GROSS SQUARE FEET']);
  return {
    borough,
    neighbourhood: row.NEIGHBORHOOD,
    kind,
    block: Number(row.BLOCK),
    lot: Number(row.LOT),
    zip,
    addressKey: buildingKey(row.ADDRESS, zip),
    area: area !== null && area >= LEAST_AREA ? area : null,
    price,
    soldOn,
  };
}

/**
 * Applies the rules that compare rows. A deed for several lots states its whole price with each of them: rows of one block
 * with the same day and price, but different lots, are no prices of single homes. Of equal rows of one lot the first counts.
 * A co-op's lot is its whole building, so that two of its homes may share a lot, but not also a day, price and address.
 */
export function compareSales(
  sales: readonly { sale: RecordedSale; line: number; address: string }[],
): Map<number, Exclusion> {
  const excluded = new Map<number, Exclusion>();
  const byDeed = Map.groupBy(sales, ({ sale: { borough, block, soldOn, price } }) =>
    [borough, block, soldOn, price].join(' '),
  );
  for (const deed of byDeed.values()) {
    const lots = new Set(deed.map(({ sale }) => sale.lot));
    const seen = new Set<string>();
    for (const { sale, line, address } of deed) {
      const home = `${sale.lot} ${address}`;
      if (lots.size > 1) excluded.set(line, 'several-lots-at-one-price');
      else if (seen.has(home)) excluded.set(line, 'recorded-twice');
      seen.add(home);
    }
  }
  return excluded;
}

/** ` $241,500 ` gives 241500, ` $-   ` gives null. */
function readNumber(text: string): number | null {
  const digits = text.replaceAll(/[$,\s]/g, '');
  return /^\d+$/.test(digits) ? Number(digits) : null;
}

/** `8/17/2018` gives `2018-08-17`. Null for a day that does not exist. */
function readDay(text: string): string | null {
  const [, month = '', day = '', year = ''] = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/.exec(text) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return year && !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

const unit = /,|\s(?:#|(?:apt|apartment|units?|ste|suite|fl|floor|ph|penthouse|bsmt|rm|room)\b)/i;
const plainNumberedStreet =
  /(?<=\s)(\d+)(?=\s+(?:street|st|avenue|ave|road|rd|drive|dr|place|pl|lane|ln)\b)/gi;

/** The key of a building by its address, without the unit. Null without a house number. */
export function buildingKey(address: string, zip: string): string | null {
  const [building = ''] = address.split(unit, 1);
  if (!/^\d/.test(building)) return null;
  return addressKey(
    building.replaceAll(plainNumberedStreet, (number) => `${number}${ordinalEnd(number)}`),
    zip,
  );
}

/** The city writes `East 185 Street`, feeds write `E 185th St`. */
function ordinalEnd(number: string): string {
  if (/1[123]$/.test(number)) return 'th';
  return { 1: 'st', 2: 'nd', 3: 'rd' }[Number(number.at(-1))] ?? 'th';
}
