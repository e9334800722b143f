import { Body, Controller, Param, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, NeedsRight, PostOk, type TokenUser } from '@phantom/service-kit';
import { PostUpload } from '@phantom/service-kit/files';
import { PAPER } from '../file-version/paper.js';
import { DistributionEditService } from './distribution-edit.service.js';
import { AccountParamDto } from './dto/account-param.dto.js';
import { NewDistributionDto } from './dto/distribution-form.dto.js';
import { DistributionAnswerDto } from './dto/distribution.dto.js';
import { NewHoldingDto } from './dto/holding-form.dto.js';
import { HoldingAnswerDto } from './dto/holding.dto.js';
import { NewInvestorDocumentDto } from './dto/investor-document-form.dto.js';
import { InvestorDocumentAnswerDto } from './dto/investor-document.dto.js';
import { HoldingEditService } from './holding-edit.service.js';
import { InvestorAccountGuard } from './investor-account.guard.js';
import { InvestorDocumentEditService } from './investor-document-edit.service.js';

/** New rows for an investor. */
@ApiTags('investors')
@Controller('api/auth/investors/:account_id')
@NeedsRight('investments')
@UseGuards(InvestorAccountGuard)
export class InvestorAdditionController {
  constructor(
    private readonly holdings: HoldingEditService,
    private readonly distributions: DistributionEditService,
    private readonly documents: InvestorDocumentEditService,
  ) {}

  @PostOk('holdings')
  @ApiOkResponse({ type: HoldingAnswerDto })
  addHolding(
    @Param() { account_id }: AccountParamDto,
    @Body() form: NewHoldingDto,
    @CurrentUser() user: TokenUser,
  ): Promise<HoldingAnswerDto> {
    return this.holdings.add(account_id, form, user);
  }

  @PostOk('distributions')
  @ApiOkResponse({ type: DistributionAnswerDto })
  addDistribution(
    @Param() { account_id }: AccountParamDto,
    @Body() form: NewDistributionDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DistributionAnswerDto> {
    return this.distributions.add(account_id, form, user);
  }

  @PostUpload('documents', PAPER)
  @ApiOkResponse({ type: InvestorDocumentAnswerDto })
  addDocument(
    @Param() { account_id }: AccountParamDto,
    @Body() form: NewInvestorDocumentDto,
    @CurrentUser() user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.documents.add(account_id, form, user);
  }
}
