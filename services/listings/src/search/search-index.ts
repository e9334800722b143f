import { Injectable } from '@nestjs/common';
import {
  type ComparedListing,
  type FacetCounts,
  type ListingFilter,
  type ListingPage,
  ListingSearch,
  type LocalityCounts,
  type MapView,
  type PageRequest,
  type PriceQuartiles,
  similarListings,
} from '@phantom/listing-index';
import { IndexSync } from './index-sync.js';

/** Searches the index as of the last commit in the database. */
@Injectable()
export class SearchIndex {
  private readonly search = new ListingSearch();

  constructor(private readonly sync: IndexSync) {}

  async page(filter: ListingFilter, request: PageRequest): Promise<ListingPage> {
    return this.search.page(await this.sync.get(), filter, request);
  }

  async count(filter: ListingFilter): Promise<number> {
    const { total } = await this.page(filter, { sort: 'newest', after: null, limit: 1 });
    return total;
  }

  async facets(filter: ListingFilter): Promise<FacetCounts> {
    return this.search.facets(await this.sync.get(), filter);
  }

  async unlocated(filter: ListingFilter): Promise<number> {
    return this.search.unlocated(await this.sync.get(), filter);
  }

  async prices(filter: ListingFilter): Promise<PriceQuartiles | null> {
    return this.search.prices(await this.sync.get(), filter);
  }

  async map(filter: ListingFilter, zoom: number): Promise<MapView & { unlocated: number }> {
    return this.search.map(await this.sync.get(), filter, zoom);
  }

  /** @returns ids */
  async similar(listing: ComparedListing, limit: number): Promise<number[]> {
    return similarListings(await this.sync.get(), listing, limit);
  }

  async upcomingOpenHouses(): Promise<LocalityCounts> {
    return this.search.upcomingOpenHouses(await this.sync.get());
  }
}
