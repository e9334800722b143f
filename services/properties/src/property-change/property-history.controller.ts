import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParamDto, Roles } from '@phantom/service-kit';
import { HistoryQueryDto } from '../row-change/history-query.dto.js';
import { PropertyHistoryDto } from './dto/property-change.dto.js';
import { PropertyHistoryService } from './property-history.service.js';

@ApiTags('current properties')
@Controller('api/auth')
@Roles('admin')
export class PropertyHistoryController {
  constructor(private readonly history: PropertyHistoryService) {}

  @Get('current-properties/:id/history')
  @ApiOkResponse({ type: PropertyHistoryDto })
  list(
    @Param() { id }: IdParamDto,
    @Query() { before }: HistoryQueryDto,
  ): Promise<PropertyHistoryDto> {
    return this.history.list(id, before);
  }
}
