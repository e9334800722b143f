import { Controller, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, PostOk, Roles, type TokenUser } from '@phantom/service-kit';
import { DistributionService } from './distribution.service.js';
import { DistributionListDto } from './dto/distribution.dto.js';
import { HoldingListDto } from './dto/holding.dto.js';
import { DocumentYearQueryDto } from './dto/investor-document-form.dto.js';
import { InvestorDocumentAnswerDto, InvestorDocumentListDto } from './dto/investor-document.dto.js';
import { HoldingService } from './holding.service.js';
import { InvestorDocumentService } from './investor-document.service.js';
import { ReceiptService } from './receipt.service.js';

/** An investor's own: the token alone says whose. */
@ApiTags('investors')
@Controller('api/auth')
@Roles('Investor')
export class OwnInvestmentController {
  constructor(
    private readonly holdings: HoldingService,
    private readonly distributions: DistributionService,
    private readonly documents: InvestorDocumentService,
    private readonly receipts: ReceiptService,
  ) {}

  @Get('investor-holdings')
  @ApiOkResponse({ type: HoldingListDto })
  async listHoldings(@CurrentUser() { id }: TokenUser): Promise<HoldingListDto> {
    const answer = await this.holdings.list(id);
    return { ...answer, list: answer.list.map(withoutActor) };
  }

  @Get('investor-distributions')
  @ApiOkResponse({ type: DistributionListDto })
  async listDistributions(@CurrentUser() { id }: TokenUser): Promise<DistributionListDto> {
    const answer = await this.distributions.list(id);
    return { ...answer, list: answer.list.map(withoutActor) };
  }

  @Get('investor-documents')
  @ApiOkResponse({ type: InvestorDocumentListDto })
  async listDocuments(
    @CurrentUser() { id }: TokenUser,
    @Query() { year }: DocumentYearQueryDto,
  ): Promise<InvestorDocumentListDto> {
    const answer = await this.documents.list(id, year);
    const list = answer.list.map((document) => ({ ...withoutActor(document), url: null }));
    return { ...answer, list };
  }

  @PostOk('investor-documents/:id/receipt')
  @ApiOkResponse({ type: InvestorDocumentAnswerDto })
  open(
    @Param() { id }: IdParamDto,
    @CurrentUser() user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.receipts.open(id, user);
  }
}

/** Which employee keeps a row is no business of the investor. */
const withoutActor = <Row extends { updated_by: string | null }>(row: Row): Row => ({
  ...row,
  updated_by: null,
});
