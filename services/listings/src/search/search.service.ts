import { Injectable } from '@nestjs/common';
import type { Range } from '@phantom/listing-index';
import { unknownStations } from '../commute/commute-filters.js';
import { listingTypeOf } from '../common/listing-type.js';
import type { ListingListDto } from '../listings/listing.dto.js';
import { ListingService } from '../listings/listing.service.js';
import { SearchIndex } from './search-index.js';
import type {
  ListingFacetsDto,
  ListingFoundDto,
  ListingMapDto,
  RangeFacetDto,
} from './search-results.dto.js';
import type {
  ListingFindDto,
  ListingMapQueryDto,
  ListingNewestDto,
  ListingSearchDto,
} from './search.dto.js';
import { parseCursor, toComparedListing, toCursor, toListingFilter } from './search.mapper.js';

/** Finds the ids in the index and reads the listings from the database. */
@Injectable()
export class SearchService {
  constructor(
    private readonly index: SearchIndex,
    private readonly listings: ListingService,
  ) {}

  /** One page, the newest first by default. A location that is not a borough gives an empty page. */
  async find({ cursor, limit, ...search }: ListingFindDto): Promise<ListingFoundDto> {
    const sort = search.sort ?? 'newest';
    const after = cursor ? parseCursor(sort, cursor) : null;
    const filter = toListingFilter(search);
    const [page, unplaced] = await Promise.all([
      this.index.page(filter, { sort, after, limit }),
      filter.nearby || filter.commutes
        ? this.index.unlocated({ ...filter, nearby: undefined, commutes: undefined })
        : 0,
    ]);
    return {
      // A listing may have left the market since the index was read: then the page is shorter.
      ...(await this.listings.list(page.ids)),
      total: page.total,
      unplaced,
      unknown_stations: unknownStations(search.commute ?? []),
      next: page.next && toCursor(sort, page.next),
    };
  }

  /** The featured homes of a search, then the newest ones. */
  async newest(search: ListingNewestDto): Promise<ListingListDto> {
    const filter = toListingFilter(search);
    const { limit } = search;
    const [featured, { ids }] = await Promise.all([
      this.listings.featuredIds(filter, limit),
      this.index.page(filter, { sort: 'newest', after: null, limit }),
    ]);
    return this.listings.list([...new Set([...featured, ...ids])].slice(0, limit));
  }

  async facets(search: ListingSearchDto): Promise<ListingFacetsDto> {
    const { total, facets } = await this.index.facets(toListingFilter(search));
    const { zipCode: zip_code, price, area, ...counts } = facets;
    return {
      error: 0,
      total,
      facets: { ...counts, zip_code, price: toRangeFacetDto(price), area: toRangeFacetDto(area) },
    };
  }

  async map({ zoom, ...search }: ListingMapQueryDto): Promise<ListingMapDto> {
    const found = await this.index.map(toListingFilter(search), zoom);
    const { total, extent, clusters, unlocated, listings } = found;
    const addresses = await this.listings.addressesOf(listings.map(({ id }) => id));
    return {
      error: 0,
      total,
      extent,
      clusters,
      unplaced: unlocated,
      homes: listings.map(({ transactionType, ...listing }) => ({
        ...listing,
        listing_type: listingTypeOf(transactionType),
        address: addresses.get(listing.id) ?? null,
      })),
    };
  }

  /** Listings on the market that are like this one, the most similar first. This one may be off the market. */
  async similar(id: number, limit: number): Promise<ListingListDto> {
    const listing = await this.listings.get(id);
    return this.listings.list(await this.index.similar(toComparedListing(listing), limit));
  }
}

const toRangeFacetDto = (range: Range | null): RangeFacetDto | null =>
  range && { min: range.from, max: range.to };
