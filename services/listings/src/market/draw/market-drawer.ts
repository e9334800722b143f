import type { DemoOpenHouse } from '../../demo/demo-listing.js';
import { openHouseOf } from '../../demo/generate/open-house.js';
import { chanceOf } from '../../demo/generate/random.js';
import type { NewListing } from '../../store/new-listing.js';
import type { Market } from '../market.js';
import { SegmentDrawer } from './segment-drawer.js';
import { SiteDrawer } from './site-drawer.js';
import { Weighted } from './weighted.js';

export interface DrawnHome {
  listing: NewListing & { enteredAt: Date };
  viewing: DemoOpenHouse | null;
}

const day = 24 * 60 * 60 * 1000;
/** As long may a home have been on the market, as in the demo feed: the feeds do not tell. */
const longestDays = { sale: 60, rental: 45 };

/** Draws homes of a market: the same number is the same home, whatever else is drawn. */
export class MarketDrawer {
  private readonly segments: Weighted<SegmentDrawer>;

  /** @param now the moment which ages on the market count back from */
  constructor(
    private readonly market: Market,
    private readonly seed: string,
    private readonly now: Date,
  ) {
    const sites = new SiteDrawer(market);
    this.segments = new Weighted(
      market.segments.map((segment) => [new SegmentDrawer(market, segment, sites), segment.homes]),
    );
  }

  draw(number: number): DrawnHome {
    const key = `${this.seed}-${number}`;
    const chance = chanceOf(`market ${key}`);
    const listing = this.segments.pick(chance).draw(key, chance);
    const age = chance.next() * longestDays[listing.offer] * day;
    return {
      listing: { ...listing, enteredAt: new Date(this.now.getTime() - Math.floor(age)) },
      viewing: openHouseOf(key, this.market.openHouseShare),
    };
  }
}
