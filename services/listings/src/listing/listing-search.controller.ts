import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '@phantom/service-kit';
import { ListingFoundDto } from './dto/listing-answers.dto.js';
import { ListingFacetsDto } from './dto/listing-facets.dto.js';
import { ListingFindDto } from './dto/listing-find.dto.js';
import { ListingMapDto, ListingMapQueryDto } from './dto/listing-map.dto.js';
import { ListingSearchDto } from './dto/listing-search.dto.js';
import { ListingSearchService } from './listing-search.service.js';

@ApiTags('listings')
@Controller('api/auth')
export class ListingSearchController {
  constructor(private readonly search: ListingSearchService) {}

  @PublicRead()
  @Get('listings-listfind')
  @ApiOkResponse({ type: ListingFoundDto })
  find(@Query() wanted: ListingFindDto): Promise<ListingFoundDto> {
    return this.search.find(wanted);
  }

  @PublicRead()
  @Get('listings-facets')
  @ApiOkResponse({ type: ListingFacetsDto })
  facets(@Query() wanted: ListingSearchDto): Promise<ListingFacetsDto> {
    return this.search.facets(wanted);
  }

  @PublicRead()
  @Get('listings-map')
  @ApiOkResponse({ type: ListingMapDto })
  map(@Query() wanted: ListingMapQueryDto): Promise<ListingMapDto> {
    return this.search.map(wanted);
  }
}
