import { Controller, Get, Header, UseGuards } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import { Public } from '@phantom/service-kit';
import { StaffGuard } from '../staff/staff.guard.js';
import { SiteStatusDto } from './status.dto.js';
import { StatusService } from './status.service.js';

/** The status of the site for the teams, available while nobody can sign in. */
@Public()
@Controller('api/site/status')
@UseGuards(StaffGuard)
export class StatusController {
  constructor(private readonly site: StatusService) {}

  @Get()
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: SiteStatusDto })
  status(): Promise<SiteStatusDto> {
    return this.site.status();
  }
}
