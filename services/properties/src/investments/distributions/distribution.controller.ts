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
  DistributionAnswerDto,
  DistributionChangeDto,
  DistributionListDto,
  NewDistributionDto,
} from './distribution.dto.js';
import { DistributionService } from './distribution.service.js';

/** Every employee reads distributions. A change needs the right `investments`. An investor reads only their own. */
@ApiTags('investors')
@Controller('api/auth')
@Roles('admin')
export class InvestorDistributionController {
  constructor(private readonly distributions: DistributionService) {}

  @Get('investor-distributions')
  @Roles('Investor')
  @OperationId('ownInvestmentListDistributions')
  @ApiOkResponse({ type: DistributionListDto })
  async listOwn(@CurrentUser() { id }: TokenUser): Promise<DistributionListDto> {
    const response = await this.distributions.list(id);
    return { ...response, list: response.list.map(withoutEditor) };
  }

  @Get('investors/:account_id/distributions')
  @OperationId('investorListDistributions')
  @ApiOkResponse({ type: DistributionListDto })
  list(@Param() { account_id }: AccountParamDto): Promise<DistributionListDto> {
    return this.distributions.list(account_id);
  }

  @PostOk('investors/:account_id/distributions')
  @NeedsRight('investments')
  @UseGuards(InvestorAccountGuard)
  @OperationId('investorAdditionAddDistribution')
  @ApiOkResponse({ type: DistributionAnswerDto })
  add(
    @Param() { account_id }: AccountParamDto,
    @Body() form: NewDistributionDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DistributionAnswerDto> {
    return this.distributions.add(account_id, form, user);
  }

  @Patch('investor-distributions/:id')
  @NeedsRight('investments')
  @ApiOkResponse({ type: DistributionAnswerDto })
  edit(
    @Param() { id }: IdParamDto,
    @Body() form: DistributionChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DistributionAnswerDto> {
    return this.distributions.edit(id, form, user);
  }

  @Delete('investor-distributions/:id')
  @NeedsRight('investments')
  @ApiOkResponse({ type: OkDto })
  remove(
    @Param() { id }: IdParamDto,
    @Query() { version }: VersionQueryDto,
    @CurrentUser() user: TokenUser,
  ): Promise<OkDto> {
    return this.distributions.remove(id, version, user);
  }
}
