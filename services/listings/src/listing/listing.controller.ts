import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParamDto, PublicRead } from '@phantom/service-kit';
import { ListingDetailDto } from './dto/listing-detail.dto.js';
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
