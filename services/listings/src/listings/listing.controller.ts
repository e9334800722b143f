import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParamDto, PublicRead } from '@phantom/service-kit';
import { ListingDetailDto, ListingListDto, ListingSelectionDto } from './listing.dto.js';
import { ListingService } from './listing.service.js';

@ApiTags('listings')
@Controller('api/auth')
export class ListingController {
  constructor(private readonly listings: ListingService) {}

  @PublicRead()
  @Get('listings-detail')
  @ApiOkResponse({ type: ListingDetailDto })
  detail(@Query() { id }: IdParamDto): Promise<ListingDetailDto> {
    return this.listings.detail(id);
  }
}

@ApiTags('listings')
@Controller('api/auth')
export class ListingSelectionController {
  constructor(private readonly listings: ListingService) {}

  @PublicRead()
  @Get('listings-byid')
  @ApiOkResponse({ type: ListingListDto })
  find(@Query() { ids }: ListingSelectionDto): Promise<ListingListDto> {
    return this.listings.list(ids);
  }
}
