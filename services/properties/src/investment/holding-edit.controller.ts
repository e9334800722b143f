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
import { HoldingChangeDto, NewHoldingDto } from './dto/holding-form.dto.js';
import { HoldingAnswerDto } from './dto/holding.dto.js';
import { VersionQueryDto } from './dto/version-query.dto.js';
import { HoldingEditService } from './holding-edit.service.js';
import { InvestorAccountGuard } from './investor-account.guard.js';

@ApiTags('investors')
@Controller('api/auth')
@Roles('admin')
export class HoldingEditController {
  constructor(private readonly holdings: HoldingEditService) {}

  @PostOk('investors/:account_id/holdings')
  @UseGuards(InvestorAccountGuard)
  @ApiOkResponse({ type: HoldingAnswerDto })
  add(
    @Param() { account_id }: AccountParamDto,
    @Body() form: NewHoldingDto,
    @CurrentUser() user: TokenUser,
  ): Promise<HoldingAnswerDto> {
    return this.holdings.add(account_id, form, user);
  }

  @Patch('investor-holdings/:id')
  @ApiOkResponse({ type: HoldingAnswerDto })
  edit(
    @Param() { id }: IdParamDto,
    @Body() form: HoldingChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<HoldingAnswerDto> {
    return this.holdings.edit(id, form, user);
  }

  @Delete('investor-holdings/:id')
  @ApiOkResponse({ type: OkDto })
  remove(
    @Param() { id }: IdParamDto,
    @Query() { version }: VersionQueryDto,
    @CurrentUser() user: TokenUser,
  ): Promise<OkDto> {
    return this.holdings.remove(id, version, user);
  }
}
