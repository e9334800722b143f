import { countFacets, type Facets, withoutFacetFilters } from './facets.js';
import { type FilteredRows, filterRows } from './filter-bitmap.js';
import type { ListingFilter } from './listing-filter.js';
import type { ListingIndex } from './listing-index.js';
import { countLocalities, type LocalityCounts } from './locality-counts.js';
import { type MapView, mapView } from './map-view.js';
import { type PriceQuartiles, priceQuartiles } from './price-quartiles.js';
import { type ListingSort, Ranking, type SortKey, topK } from './top-k.js';
import { type Expiring, VersionedCache } from './versioned-cache.js';

const MIB = 1024 * 1024;

export interface PageRequest {
  sort: ListingSort;
  /** The end of the previous page. */
  after: SortKey | null;
  limit: number;
}

export interface ListingPage {
  ids: number[];
  /** On all pages. */
  total: number;
  /** The end of this page, if more pages follow. */
  next: SortKey | null;
}

export interface FacetCounts {
  total: number;
  facets: Facets;
}

/** Searches an index: a page, its facets, all matches on a map. It caches what one version of the index gives. */
export class ListingSearch {
  private readonly filtered = new VersionedCache<FilteredRows>(
    32 * MIB,
    ({ rows }) => rows.words.byteLength,
  );
  private readonly facetCounts = new VersionedCache<FacetCounts & Expiring>(8 * MIB, () => 20_000);
  private readonly openHouseCounts = new VersionedCache<{ counts: LocalityCounts } & Expiring>(
    MIB,
    () => MIB / 2,
  );

  page(
    index: ListingIndex,
    filter: ListingFilter,
    { sort, after, limit }: PageRequest,
  ): ListingPage {
    const { rows } = this.filter(index, filter);
    const ranking = new Ranking(index.columns, sort);
    // One more than requested shows whether there is a next page.
    const first = topK(rows, ranking, after, limit + 1);
    const page = first.slice(0, limit);
    const last = page.at(-1);
    return {
      ids: page.map((row) => index.columns.id[row] as number),
      total: rows.size,
      next: last !== undefined && first.length > limit ? ranking.sortKeyOf(last) : null,
    };
  }

  facets(index: ListingIndex, filter: ListingFilter): FacetCounts {
    return this.facetCounts.get(index.version, JSON.stringify(filter), Date.now(), () => {
      const { rows, until } = this.filter(index, withoutFacetFilters(filter));
      return { until, ...countFacets(index, rows, filter) };
    });
  }

  prices(index: ListingIndex, filter: ListingFilter): PriceQuartiles | null {
    return priceQuartiles(index, this.filter(index, filter).rows);
  }

  /** `unlocated`: matches without coordinates, regardless of `bounds` and `areas`. */
  map(index: ListingIndex, filter: ListingFilter, zoom: number): MapView & { unlocated: number } {
    const everywhere = this.filter(index, { ...filter, bounds: undefined, areas: undefined }).rows;
    const unlocated = everywhere.differenceSize(index.located);
    const located =
      filter.bounds || filter.areas
        ? this.filter(index, filter).rows
        : everywhere.copy().intersect(index.located);
    return { ...mapView(index, located, zoom), unlocated };
  }

  /** Number of matches without coordinates. */
  unlocated(index: ListingIndex, filter: ListingFilter): number {
    return this.filter(index, filter).rows.differenceSize(index.located);
  }

  /** Number of listings with an upcoming open house, by locality. */
  upcomingOpenHouses(index: ListingIndex): LocalityCounts {
    const now = Date.now();
    const anyDay = { from: -Infinity, before: Infinity };
    const { counts } = this.openHouseCounts.get(index.version, '', now, () => {
      const { rows, until } = filterRows(index, { openHouse: anyDay }, now);
      return { until, counts: countLocalities(index, rows) };
    });
    return counts;
  }

  private filter(index: ListingIndex, filter: ListingFilter): FilteredRows {
    const now = Date.now();
    return this.filtered.get(index.version, JSON.stringify(filter), now, () =>
      filterRows(index, filter, now),
    );
  }
}
