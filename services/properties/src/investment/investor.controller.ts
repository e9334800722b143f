import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { IdParamDto, Roles } from '@phantom/service-kit';
import { FileVersionsDto } from '../file-version/file-versions.dto.js';
import { FileVersions } from '../file-version/file-versions.service.js';
import { HistoryQueryDto } from '../row-change/history-query.dto.js';
import { DistributionService } from './distribution.service.js';
import { AccountParamDto } from './dto/account-param.dto.js';
import { DistributionListDto } from './dto/distribution.dto.js';
import { HoldingListDto } from './dto/holding.dto.js';
import { InvestmentHistoryDto } from './dto/investment-change.dto.js';
import { InvestorDocumentListDto } from './dto/investor-document.dto.js';
import { InvestorTotalsAnswerDto } from './dto/investor-totals.dto.js';
import { HoldingService } from './holding.service.js';
import { InvestmentHistoryService } from './investment-history.service.js';
import { InvestorDocumentVersion } from './investor-document-version.entity.js';
import { InvestorDocumentService } from './investor-document.service.js';
import { InvestorTotalsService } from './investor-totals.service.js';

/** Investors as all employees read them. What changes them needs the right `investments`, and has controllers of its own. */
@ApiTags('investors')
@Controller('api/auth')
@Roles('admin')
export class InvestorController {
  constructor(
    private readonly totals: InvestorTotalsService,
    private readonly holdings: HoldingService,
    private readonly distributions: DistributionService,
    private readonly documents: InvestorDocumentService,
    private readonly history: InvestmentHistoryService,
    private readonly fileVersions: FileVersions,
  ) {}

  @Get('investor-totals')
  @ApiOkResponse({ type: InvestorTotalsAnswerDto })
  listTotals(): Promise<InvestorTotalsAnswerDto> {
    return this.totals.list();
  }

  @Get('investors/:account_id/holdings')
  @ApiOkResponse({ type: HoldingListDto })
  listHoldings(@Param() { account_id }: AccountParamDto): Promise<HoldingListDto> {
    return this.holdings.list(account_id);
  }

  @Get('investors/:account_id/distributions')
  @ApiOkResponse({ type: DistributionListDto })
  listDistributions(@Param() { account_id }: AccountParamDto): Promise<DistributionListDto> {
    return this.distributions.list(account_id);
  }

  @Get('investors/:account_id/documents')
  @ApiOkResponse({ type: InvestorDocumentListDto })
  listDocuments(@Param() { account_id }: AccountParamDto): Promise<InvestorDocumentListDto> {
    return this.documents.list(account_id);
  }

  @Get('investor-documents/:id/versions')
  @ApiOkResponse({ type: FileVersionsDto })
  listVersions(@Param() { id }: IdParamDto): Promise<FileVersionsDto> {
    return this.fileVersions.list(InvestorDocumentVersion, id);
  }

  @Get('investors/:account_id/history')
  @ApiOkResponse({ type: InvestmentHistoryDto })
  listHistory(
    @Param() { account_id }: AccountParamDto,
    @Query() { before }: HistoryQueryDto,
  ): Promise<InvestmentHistoryDto> {
    return this.history.list(account_id, before);
  }
}
