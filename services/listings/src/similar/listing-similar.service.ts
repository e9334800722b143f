import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { NotFoundError } from '@phantom/service-kit';
import type { Repository } from 'typeorm';
import type { ListingListDto } from '../listing/dto/listing-list.dto.js';
import { dwellingName } from '../listing/dwelling.js';
import { listEntry, PICTURES } from '../listing/listing-view.js';
import { Listing } from '../listing/listing.entity.js';
import { isOnMarket } from '../listing/on-market.js';
import { ShownListings } from '../listing/shown-listings.js';
import { FreshIndex } from '../search/fresh-index.js';
import type { ComparedHome } from './dissimilarity.js';
import { similarHomes } from './similar-homes.js';

@Injectable()
export class ListingSimilarService {
  constructor(
    private readonly index: FreshIndex,
    private readonly shown: ShownListings,
    @InjectRepository(Listing) private readonly listings: Repository<Listing>,
  ) {}

  /** Homes on the market that are like this one, which may be off it; the most alike first. */
  async find(id: number, limit: number): Promise<ListingListDto> {
    const home = await this.listings.findOneBy({ id });
    if (!home) throw new NotFoundError();
    const ids = similarHomes(await this.index.get(), compared(home), limit);
    const homes = await this.shown.byIds(ids);
    // One may have left the market since the index was asked.
    return { error: 0, list: homes.filter(isOnMarket).map(listEntry), url: PICTURES };
  }
}

function compared(home: Listing): ComparedHome {
  const { id, offer, borough, latitude, longitude, propertySubType: kind } = home;
  return {
    ...{ id, offer, borough, latitude, longitude },
    neighbourhood: home.subdivisionName,
    zipCode: home.postalCode,
    dwelling: kind && dwellingName(kind),
    bedrooms: home.bedroomsTotal,
    price: home.listPrice,
  };
}
