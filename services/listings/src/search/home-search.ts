import { Injectable } from '@nestjs/common';
import type { ListingSort } from '../listing/listing-sort.js';
import { chooseHomes, type ChosenRows } from './choose-homes.js';
import { type Facets, facetsOf } from './facets.js';
import { firstHomes } from './first-homes.js';
import { FreshIndex } from './fresh-index.js';
import type { HomeFilter } from './home-filter.js';
import type { HomeIndex } from './home-index.js';
import { type MapView, mapView } from './map-view.js';
import { type Finding, Memo } from './memo.js';
import { type OrderKey, Ranking } from './ranking.js';
import { tally, withoutTallied } from './tally.js';

const MIB = 1024 * 1024;

export interface PageWanted {
  sort: ListingSort;
  /** Where the page before ended. */
  after: OrderKey | null;
  limit: number;
}

export interface HomePage {
  ids: number[];
  /** On all pages. */
  total: number;
  /** Where the page ends, if more come. */
  next: OrderKey | null;
}

export interface HomeFacets {
  total: number;
  facets: Facets;
}

/** Searches the homes as they are committed at the time of asking: a page, its facets, all on a map. */
@Injectable()
export class HomeSearch {
  private readonly choices = new Memo<ChosenRows>(32 * MIB, ({ rows }) => rows.words.byteLength);
  private readonly counted = new Memo<HomeFacets & Finding>(8 * MIB, () => 20_000);

  constructor(private readonly fresh: FreshIndex) {}

  async page(filter: HomeFilter, { sort, after, limit }: PageWanted): Promise<HomePage> {
    const index = await this.fresh.get();
    const { rows } = this.choose(index, filter);
    const ranking = new Ranking(index.columns, sort);
    // One more than asked for tells whether there is a next page.
    const first = firstHomes(rows, ranking, after, limit + 1);
    const page = first.slice(0, limit);
    const last = page.at(-1);
    return {
      ids: page.map((row) => index.columns.id[row] as number),
      total: rows.size,
      next: last !== undefined && first.length > limit ? ranking.keyOf(last) : null,
    };
  }

  async facets(filter: HomeFilter): Promise<HomeFacets> {
    const index = await this.fresh.get();
    return this.counted.find(index.version, JSON.stringify(filter), Date.now(), () => {
      const { rows, until } = this.choose(index, withoutTallied(filter));
      const counts = tally(index, rows, filter);
      return { until, total: counts.total, facets: facetsOf(index, counts, filter) };
    });
  }

  /** `unplaced`: how many more would match in the whole city whose coordinates are unknown. */
  async map(filter: HomeFilter, zoom: number): Promise<MapView & { unplaced: number }> {
    const index = await this.fresh.get();
    const everywhere = this.choose(index, { ...filter, bounds: undefined }).rows;
    const unplaced = everywhere.sizeWithout(index.placed);
    const placed = filter.bounds
      ? this.choose(index, filter).rows
      : everywhere.copy().keepAll(index.placed);
    return { ...mapView(index, placed, zoom), unplaced };
  }

  private choose(index: HomeIndex, filter: HomeFilter): ChosenRows {
    const now = Date.now();
    return this.choices.find(index.version, JSON.stringify(filter), now, () =>
      chooseHomes(index, filter, now),
    );
  }
}
