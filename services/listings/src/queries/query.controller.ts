import { Controller, Get, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicRead } from '@phantom/service-kit';
import { ListingQueryDto, UnderstoodQueryDto } from './query.dto.js';
import { QueryService } from './query.service.js';

@ApiTags('listings')
@Controller('api/auth')
export class ListingQueryController {
  constructor(private readonly queries: QueryService) {}

  @PublicRead()
  @Get('listings-query')
  @ApiOkResponse({ type: UnderstoodQueryDto })
  understand(@Query() query: ListingQueryDto): Promise<UnderstoodQueryDto> {
    return this.queries.understand(query);
  }
}
