import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '@phantom/service-kit';
import {
  NeighbourhoodDto,
  NeighbourhoodListDto,
  NeighbourhoodParamsDto,
  NeighbourhoodSitemapDto,
} from './neighbourhood.dto.js';
import { NeighbourhoodService } from './neighbourhood.service.js';

@ApiTags('neighbourhoods')
@Controller('api/auth/neighbourhoods')
export class NeighbourhoodController {
  constructor(private readonly neighbourhoods: NeighbourhoodService) {}

  @Get()
  @PublicRead()
  @ApiOkResponse({ type: NeighbourhoodListDto })
  list(): Promise<NeighbourhoodListDto> {
    return this.neighbourhoods.list();
  }

  /** What homes were sold for and cost in a neighbourhood. */
  @Get(':borough/:slug')
  @PublicRead()
  @ApiOkResponse({ type: NeighbourhoodDto })
  single(@Param() { borough, slug }: NeighbourhoodParamsDto): Promise<NeighbourhoodDto> {
    return this.neighbourhoods.single(borough, slug);
  }
}

@ApiTags('sitemap')
@Controller('api/sitemap')
export class NeighbourhoodSitemapController {
  constructor(private readonly neighbourhoods: NeighbourhoodService) {}

  @Get('neighbourhoods')
  @PublicRead()
  @ApiOkResponse({ type: NeighbourhoodSitemapDto })
  list(): Promise<NeighbourhoodSitemapDto> {
    return this.neighbourhoods.sitemap();
  }
}
