import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, type Repository } from 'typeorm';
import type { Range } from '../search/home-filter.js';
import { HomeSearch } from '../search/home-search.js';
import type { ListingFoundDto } from './dto/listing-answers.dto.js';
import type { ListingFacetsDto, RangeFacetDto } from './dto/listing-facets.dto.js';
import type { ListingFindDto } from './dto/listing-find.dto.js';
import type { ListingMapDto, ListingMapQueryDto } from './dto/listing-map.dto.js';
import type { ListingSearchDto } from './dto/listing-search.dto.js';
import { homeFilterOf } from './home-filter-of.js';
import { readCursor, writeCursor } from './listing-cursor.js';
import { listEntry, listingType, PICTURES } from './listing-view.js';
import { Listing } from './listing.entity.js';
import { isOnMarket } from './on-market.js';
import { ShownListings } from './shown-listings.js';

/** What visitors search for: found in the index, read from the database. */
@Injectable()
export class ListingSearchService {
  constructor(
    private readonly homes: HomeSearch,
    private readonly shown: ShownListings,
    @InjectRepository(Listing) private readonly listings: Repository<Listing>,
  ) {}

  /** A page of homes, newest first unless otherwise wanted. A place that is no borough has none. */
  async find({ cursor, limit, ...wanted }: ListingFindDto): Promise<ListingFoundDto> {
    const sort = wanted.sort ?? 'newest';
    const after = cursor ? readCursor(sort, cursor) : null;
    const page = await this.homes.page(homeFilterOf(wanted), { sort, after, limit });
    const found = await this.shown.byIds(page.ids);
    return {
      error: 0,
      // One may have left the market since the index was asked.
      list: found.filter(isOnMarket).map(listEntry),
      url: PICTURES,
      total: page.total,
      next: page.next && writeCursor(sort, page.next),
    };
  }

  /** What there is to choose from, and how many homes each choice would leave. */
  async facets(wanted: ListingSearchDto): Promise<ListingFacetsDto> {
    const { total, facets } = await this.homes.facets(homeFilterOf(wanted));
    const { zipCode: zip_code, price, area, ...counts } = facets;
    return {
      error: 0,
      total,
      facets: { ...counts, zip_code, price: rangeFacet(price), area: rangeFacet(area) },
    };
  }

  /** All that matches, on a map. */
  async map({ zoom, ...wanted }: ListingMapQueryDto): Promise<ListingMapDto> {
    const { homes, ...view } = await this.homes.map(homeFilterOf(wanted), zoom);
    const addresses = await this.addressesOf(homes.map(({ id }) => id));
    return {
      error: 0,
      ...view,
      homes: homes.map(({ offer, ...home }) => ({
        ...home,
        listing_type: listingType(offer),
        address: addresses.get(home.id) ?? null,
      })),
    };
  }

  private async addressesOf(ids: readonly number[]): Promise<Map<number, string | null>> {
    if (ids.length === 0) return new Map();
    const rows = await this.listings.find({
      select: { id: true, unparsedAddress: true },
      where: { id: In(ids) },
    });
    return new Map(rows.map(({ id, unparsedAddress }) => [id, unparsedAddress]));
  }
}

const rangeFacet = (range: Range | null): RangeFacetDto | null =>
  range && { min: range.from, max: range.to };
