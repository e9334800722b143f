import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, NeedsRight, type TokenUser } from '@phantom/service-kit';
import { DistributionEditService } from './distribution-edit.service.js';
import { DistributionChangeDto } from './dto/distribution-form.dto.js';
import { DistributionAnswerDto } from './dto/distribution.dto.js';
import { KeptRowController } from './kept-row.controller.js';

@ApiTags('investors')
@Controller('api/auth/investor-distributions')
@NeedsRight('investments')
export class InvestorDistributionController extends KeptRowController {
  constructor(protected readonly edits: DistributionEditService) {
    super();
  }

  @Patch(':id')
  @ApiOkResponse({ type: DistributionAnswerDto })
  edit(
    @Param() { id }: IdParamDto,
    @Body() form: DistributionChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DistributionAnswerDto> {
    return this.edits.edit(id, form, user);
  }
}
