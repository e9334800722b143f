import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '@phantom/service-kit';
import { WorkSummaryDto } from './work-summary.dto.js';
import { WorkSummaryService } from './work-summary.service.js';

@ApiTags('current properties')
@Controller('api/auth')
@Roles('admin')
export class WorkSummaryController {
  constructor(private readonly work: WorkSummaryService) {}

  @Get('dashboard-work')
  @ApiOkResponse({ type: WorkSummaryDto })
  read(): Promise<WorkSummaryDto> {
    return this.work.read();
  }
}
