import { Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '@phantom/service-kit';
import { OperationId } from '../../common/operation-id.js';
import { InvestorTotalsAnswerDto } from './investor-totals.dto.js';
import { InvestorTotalsService } from './investor-totals.service.js';

@ApiTags('investors')
@Controller('api/auth')
@Roles('admin')
export class InvestorTotalsController {
  constructor(private readonly totals: InvestorTotalsService) {}

  @Get('investor-totals')
  @OperationId('investorListTotals')
  @ApiOkResponse({ type: InvestorTotalsAnswerDto })
  list(): Promise<InvestorTotalsAnswerDto> {
    return this.totals.list();
  }
}
