import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicRead, SitemapAnswerDto, SitemapQueryDto } from '@phantom/service-kit';
import { ListingSearchesDto, ListingTabsDto } from './sitemap.dto.js';
import { SitemapService } from './sitemap.service.js';

@ApiTags('sitemap')
@Controller('api/sitemap')
export class ListingSitemapController {
  constructor(private readonly sitemap: SitemapService) {}

  @Get('listings')
  @PublicRead()
  @ApiOkResponse({ type: SitemapAnswerDto })
  homes(@Query() query: SitemapQueryDto): Promise<SitemapAnswerDto> {
    return this.sitemap.homes(query);
  }

  @Get('listing-tabs')
  @PublicRead()
  @ApiOkResponse({ type: ListingTabsDto })
  tabs(): Promise<ListingTabsDto> {
    return this.sitemap.tabs();
  }

  @Get('listing-searches')
  @PublicRead()
  @ApiOkResponse({ type: ListingSearchesDto })
  searches(): Promise<ListingSearchesDto> {
    return this.sitemap.searches();
  }
}
