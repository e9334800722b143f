import { Body, Controller, Delete, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  CurrentUser,
  IdParamDto,
  OkDto,
  PostOk,
  Roles,
  type TokenUser,
} from '@phantom/service-kit';
import { AccountParamDto } from './dto/account-param.dto.js';
import { DistributionChangeDto, NewDistributionDto } from './dto/distribution-form.dto.js';
import { DistributionAnswerDto } from './dto/distribution.dto.js';
import { VersionQueryDto } from './dto/version-query.dto.js';
import { DistributionEditService } from './distribution-edit.service.js';
import { InvestorAccountGuard } from './investor-account.guard.js';

@ApiTags('investors')
@Controller('api/auth')
@Roles('admin')
export class DistributionEditController {
  constructor(private readonly distributions: DistributionEditService) {}

  @PostOk('investors/:account_id/distributions')
  @UseGuards(InvestorAccountGuard)
  @ApiOkResponse({ type: DistributionAnswerDto })
  add(
    @Param() { account_id }: AccountParamDto,
    @Body() form: NewDistributionDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DistributionAnswerDto> {
    return this.distributions.add(account_id, form, user);
  }

  @Patch('investor-distributions/:id')
  @ApiOkResponse({ type: DistributionAnswerDto })
  edit(
    @Param() { id }: IdParamDto,
    @Body() form: DistributionChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DistributionAnswerDto> {
    return this.distributions.edit(id, form, user);
  }

  @Delete('investor-distributions/:id')
  @ApiOkResponse({ type: OkDto })
  remove(
    @Param() { id }: IdParamDto,
    @Query() { version }: VersionQueryDto,
    @CurrentUser() user: TokenUser,
  ): Promise<OkDto> {
    return this.distributions.remove(id, version, user);
  }
}
