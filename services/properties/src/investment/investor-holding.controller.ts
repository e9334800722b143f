import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, NeedsRight, type TokenUser } from '@phantom/service-kit';
import { HoldingChangeDto } from './dto/holding-form.dto.js';
import { HoldingAnswerDto } from './dto/holding.dto.js';
import { HoldingEditService } from './holding-edit.service.js';
import { KeptRowController } from './kept-row.controller.js';

@ApiTags('investors')
@Controller('api/auth/investor-holdings')
@NeedsRight('investments')
export class InvestorHoldingController extends KeptRowController {
  constructor(protected readonly edits: HoldingEditService) {
    super();
  }

  @Patch(':id')
  @ApiOkResponse({ type: HoldingAnswerDto })
  edit(
    @Param() { id }: IdParamDto,
    @Body() form: HoldingChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<HoldingAnswerDto> {
    return this.edits.edit(id, form, user);
  }
}
