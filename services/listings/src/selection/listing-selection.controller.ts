import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '@phantom/service-kit';
import { ListingListDto } from '../listing/dto/listing-list.dto.js';
import { listEntry, PICTURES } from '../listing/listing-view.js';
import { isOnMarket } from '../listing/on-market.js';
import { ShownListings } from '../listing/shown-listings.js';
import { ListingSelectionDto } from './dto/listing-selection.dto.js';

@ApiTags('listings')
@Controller('api/auth')
export class ListingSelectionController {
  constructor(private readonly shown: ShownListings) {}

  /** Homes in the order in which they are asked for; those off the market are missing. */
  @PublicRead()
  @Get('listings-byid')
  @ApiOkResponse({ type: ListingListDto })
  async find(@Query() { ids }: ListingSelectionDto): Promise<ListingListDto> {
    const homes = await this.shown.byIds(ids);
    return { error: 0, list: homes.filter(isOnMarket).map(listEntry), url: PICTURES };
  }
}
