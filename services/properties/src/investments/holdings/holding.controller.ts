import { Body, Controller, Delete, Get, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  CurrentUser,
  IdParamDto,
  NeedsRight,
  OkDto,
  PostOk,
  Roles,
  type TokenUser,
} from '@phantom/service-kit';
import { OperationId } from '../../common/operation-id.js';
import { VersionQueryDto } from '../../common/versioned-resource.js';
import { AccountParamDto, withoutEditor } from '../common/investment.dto.js';
import { InvestorAccountGuard } from '../common/investor-account.guard.js';
import {
  HoldingAnswerDto,
  HoldingChangeDto,
  HoldingListDto,
  NewHoldingDto,
} from './holding.dto.js';
import { HoldingService } from './holding.service.js';

/** Every employee reads holdings. A change needs the right `investments`. An investor reads only their own. */
@ApiTags('investors')
@Controller('api/auth')
@Roles('admin')
export class InvestorHoldingController {
  constructor(private readonly holdings: HoldingService) {}

  @Get('investor-holdings')
  @Roles('Investor')
  @OperationId('ownInvestmentListHoldings')
  @ApiOkResponse({ type: HoldingListDto })
  async listOwn(@CurrentUser() { id }: TokenUser): Promise<HoldingListDto> {
    const response = await this.holdings.list(id);
    return { ...response, list: response.list.map(withoutEditor) };
  }

  @Get('investors/:account_id/holdings')
  @OperationId('investorListHoldings')
  @ApiOkResponse({ type: HoldingListDto })
  list(@Param() { account_id }: AccountParamDto): Promise<HoldingListDto> {
    return this.holdings.list(account_id);
  }

  @PostOk('investors/:account_id/holdings')
  @NeedsRight('investments')
  @UseGuards(InvestorAccountGuard)
  @OperationId('investorAdditionAddHolding')
  @ApiOkResponse({ type: HoldingAnswerDto })
  add(
    @Param() { account_id }: AccountParamDto,
    @Body() form: NewHoldingDto,
    @CurrentUser() user: TokenUser,
  ): Promise<HoldingAnswerDto> {
    return this.holdings.add(account_id, form, user);
  }

  @Patch('investor-holdings/:id')
  @NeedsRight('investments')
  @ApiOkResponse({ type: HoldingAnswerDto })
  edit(
    @Param() { id }: IdParamDto,
    @Body() form: HoldingChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<HoldingAnswerDto> {
    return this.holdings.edit(id, form, user);
  }

  @Delete('investor-holdings/:id')
  @NeedsRight('investments')
  @ApiOkResponse({ type: OkDto })
  remove(
    @Param() { id }: IdParamDto,
    @Query() { version }: VersionQueryDto,
    @CurrentUser() user: TokenUser,
  ): Promise<OkDto> {
    return this.holdings.remove(id, version, user);
  }
}
