import { type SeededRandom, hash } from '../../demo/feed/random.js';
import { Weighted } from './distributions.js';
import type { Market, Place, StreetRow } from './market.js';

export interface Site {
  postalCode: string | null;
  street: string | null;
  /** House number and street. */
  house: string | null;
  latitude: number | null;
  longitude: number | null;
}

const nowhere = { street: null, house: null, latitude: null, longitude: null };
/** Degrees of latitude: about 250 metres. */
const lengthOfStreet = 0.0022;
/** The length of a degree of longitude in New York, relative to one of latitude. */
const narrowing = Math.cos((40.7 * Math.PI) / 180);

/** Draws a house in a street. The same house number of a street always has the same point. */
export class SiteDrawer {
  private readonly streets: Map<string, Weighted<StreetRow>>;

  constructor({ streets }: Pick<Market, 'streets'>) {
    this.streets = new Map(
      Object.entries(streets).map(([zip, rows]) => [
        zip,
        new Weighted(rows.map((row) => [row, row[4]] as const)),
      ]),
    );
  }

  draw({ zips }: Place, random: SeededRandom): Site {
    const postalCode = zips.length > 0 ? random.pick(zips) : null;
    const streets = postalCode === null ? undefined : this.streets.get(postalCode);
    if (!streets) return { postalCode, ...nowhere };
    const [street, latitude, longitude, block] = streets.pick(random);
    const along = random.whole(1, 99);
    // The direction of a street is unknown: each gets a stable random one.
    const direction = (hash(street) / 2 ** 32) * Math.PI;
    const distance = (along / 100 - 0.5) * lengthOfStreet;
    return {
      postalCode,
      street,
      house: `${numberIn(block, along)} ${street}`,
      latitude: toSixDigits(latitude + Math.sin(direction) * distance),
      longitude: toSixDigits(longitude + (Math.cos(direction) * distance) / narrowing),
    };
  }
}

/** `200` and 17 give `217`; `88-` and 8 give `88-08`. */
function numberIn(block: string, along: number): string {
  if (block.endsWith('-')) return block + String(along).padStart(2, '0');
  return String(Number(block) + along);
}

const toSixDigits = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
