import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { Roles } from '@phantom/service-kit';
import { HistoryQueryDto } from '../../common/history-page.js';
import { OperationId } from '../../common/operation-id.js';
import { AccountParamDto } from '../common/investment.dto.js';
import { InvestmentHistoryDto } from './investment-history.dto.js';
import { InvestmentHistoryService } from './investment-history.service.js';

@ApiTags('investors')
@Controller('api/auth')
@Roles('admin')
export class InvestmentHistoryController {
  constructor(private readonly history: InvestmentHistoryService) {}

  @Get('investors/:account_id/history')
  @OperationId('investorListHistory')
  @ApiOkResponse({ type: InvestmentHistoryDto })
  list(
    @Param() { account_id }: AccountParamDto,
    @Query() { before }: HistoryQueryDto,
  ): Promise<InvestmentHistoryDto> {
    return this.history.list(account_id, before);
  }
}
