import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '@phantom/service-kit';
import { ListingListDto } from '../listings/listing.dto.js';
import { ListingFacetsDto, ListingFoundDto, ListingMapDto } from './search-results.dto.js';
import {
  ListingFindDto,
  ListingMapQueryDto,
  ListingNewestDto,
  ListingSearchDto,
  ListingSimilarDto,
} from './search.dto.js';
import { SearchService } from './search.service.js';

@ApiTags('listings')
@Controller('api/auth')
export class ListingSearchController {
  constructor(private readonly search: SearchService) {}

  @PublicRead()
  @Get('listings-listfind')
  @ApiOkResponse({ type: ListingFoundDto })
  find(@Query() query: ListingFindDto): Promise<ListingFoundDto> {
    return this.search.find(query);
  }

  @PublicRead()
  @Get('listings-newest')
  @ApiOperation({ summary: 'The featured homes, then the newest ones' })
  @ApiOkResponse({ type: ListingListDto })
  newest(@Query() query: ListingNewestDto): Promise<ListingListDto> {
    return this.search.newest(query);
  }

  @PublicRead()
  @Get('listings-facets')
  @ApiOkResponse({ type: ListingFacetsDto })
  facets(@Query() query: ListingSearchDto): Promise<ListingFacetsDto> {
    return this.search.facets(query);
  }

  @PublicRead()
  @Get('listings-map')
  @ApiOkResponse({ type: ListingMapDto })
  map(@Query() query: ListingMapQueryDto): Promise<ListingMapDto> {
    return this.search.map(query);
  }
}

@ApiTags('listings')
@Controller('api/auth')
export class ListingSimilarController {
  constructor(private readonly search: SearchService) {}

  @PublicRead()
  @Get('listings-similar')
  @ApiOkResponse({ type: ListingListDto })
  find(@Query() { id, limit }: ListingSimilarDto): Promise<ListingListDto> {
    return this.search.similar(id, limit);
  }
}
