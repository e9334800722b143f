import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParamDto, Roles } from '@phantom/service-kit';
import { HistoryQueryDto } from '../../common/history-page.js';
import { PropertyHistoryDto } from './property-history.dto.js';
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
