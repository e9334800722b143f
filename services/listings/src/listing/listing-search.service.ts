import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { ServiceUnavailableError } from '@phantom/service-kit';
import { In, type Repository, type SelectQueryBuilder } from 'typeorm';
import { parseBorough } from '../geography/borough.js';
import type { ListingFoundDto } from './dto/listing-answers.dto.js';
import type { ListingFacetsDto } from './dto/listing-facets.dto.js';
import type { ListingFindDto } from './dto/listing-find.dto.js';
import type { ListingMapDto, ListingMapQueryDto } from './dto/listing-map.dto.js';
import type { ListingSearchDto } from './dto/listing-search.dto.js';
import { readCursor, writeCursor, type ListingCursor } from './listing-cursor.js';
import type { ListingTab } from './listing-tab.js';
import { listEntry, PICTURES } from './listing-view.js';
import { Listing } from './listing.entity.js';
import { OpenHouse } from './open-house.entity.js';
import { ShownListings } from './shown-listings.js';

type Homes = SelectQueryBuilder<Listing>;

@Injectable()
export class ListingSearchService {
  constructor(
    @InjectRepository(Listing) private readonly listings: Repository<Listing>,
    private readonly shown: ShownListings,
  ) {}

  /** A page of homes, newest first. A place that is no borough has none. */
  async find({ type, location, cursor, limit }: ListingFindDto): Promise<ListingFoundDto> {
    const after = cursor ? readCursor(cursor) : null;
    const matches = this.matching(type, location);
    const [total, page] = await Promise.all([
      matches.clone().getCount(),
      // One more than asked for tells whether there is a next page.
      following(matches.clone(), after)
        .limit(limit + 1)
        .getMany(),
    ]);
    const homes = await this.shown.byIds(page.slice(0, limit).map(({ id }) => id));
    const last = homes.at(-1);
    const next = last && page.length > limit ? writeCursor(last) : null;
    return { error: 0, list: homes.map(listEntry), url: PICTURES, total, next };
  }

  facets(_wanted: ListingSearchDto): Promise<ListingFacetsDto> {
    throw new ServiceUnavailableError('the index is not there yet');
  }

  map(_wanted: ListingMapQueryDto): Promise<ListingMapDto> {
    throw new ServiceUnavailableError('the index is not there yet');
  }

  private matching(tab: ListingTab | undefined, location: string | undefined): Homes {
    const homes = this.listings.createQueryBuilder('listing');
    if (location?.trim()) homes.andWhere({ borough: In([parseBorough(location) ?? '']) });
    if (tab === 'sales') homes.andWhere({ offer: 'sale' });
    if (tab === 'rentals') homes.andWhere({ offer: 'rental' });
    if (tab === 'open-houses') {
      const toCome = homes.subQuery().select('1').from(OpenHouse, 'open_house');
      toCome.where('open_house.listing_id = listing.id AND open_house.ends_at > now()');
      homes.andWhere(`EXISTS ${toCome.getQuery()}`);
    }
    return homes;
  }
}

/** Newest first; those after the cursor are found by their place, so that no page costs more than the first. */
function following(homes: Homes, after: ListingCursor | null): Homes {
  if (after) homes.andWhere('(listing.entered_at, listing.id) < (:enteredAt, :id)', after);
  return homes.orderBy('listing.enteredAt', 'DESC').addOrderBy('listing.id', 'DESC');
}
