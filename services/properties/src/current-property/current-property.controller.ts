import { Controller, Get, Param } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParamDto, Roles } from '@phantom/service-kit';
import { CurrentPropertyService } from './current-property.service.js';
import { CurrentPropertyAnswerDto } from './dto/current-property-detail.dto.js';
import { CurrentPropertyListDto } from './dto/current-property-list.dto.js';
import { DashboardDto } from './dto/dashboard.dto.js';

@ApiTags('current properties')
@Controller('api/auth')
export class CurrentPropertyController {
  constructor(private readonly properties: CurrentPropertyService) {}

  @Get('userdashboard')
  @Roles('admin', 'Investor')
  @ApiOkResponse({ type: DashboardDto })
  summary(): Promise<DashboardDto> {
    return this.properties.summary();
  }

  @Get('emp-current-propertieslist')
  @Roles('admin')
  @ApiOkResponse({ type: CurrentPropertyListDto })
  list(): Promise<CurrentPropertyListDto> {
    return this.properties.list();
  }

  @Get('current-propertieslist/:id')
  @Roles('admin')
  @ApiOkResponse({ type: CurrentPropertyAnswerDto })
  detail(@Param() { id }: IdParamDto): Promise<CurrentPropertyAnswerDto> {
    return this.properties.detail(id);
  }
}
