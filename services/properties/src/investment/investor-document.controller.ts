import { Body, Controller, Param, Patch } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, NeedsRight, type TokenUser } from '@phantom/service-kit';
import { PostUpload } from '@phantom/service-kit/files';
import { PAPER } from '../file-version/paper.js';
import { ReplacementDto } from '../file-version/replacement.dto.js';
import { InvestorDocumentChangeDto } from './dto/investor-document-form.dto.js';
import { InvestorDocumentAnswerDto } from './dto/investor-document.dto.js';
import { InvestorDocumentEditService } from './investor-document-edit.service.js';
import { KeptRowController } from './kept-row.controller.js';

@ApiTags('investors')
@Controller('api/auth/investor-documents')
@NeedsRight('investments')
export class InvestorDocumentController extends KeptRowController {
  constructor(protected readonly edits: InvestorDocumentEditService) {
    super();
  }

  @Patch(':id')
  @ApiOkResponse({ type: InvestorDocumentAnswerDto })
  edit(
    @Param() { id }: IdParamDto,
    @Body() form: InvestorDocumentChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.edits.edit(id, form, user);
  }

  @PostUpload(':id/file', PAPER)
  @ApiOkResponse({ type: InvestorDocumentAnswerDto })
  replace(
    @Param() { id }: IdParamDto,
    @Body() form: ReplacementDto,
    @CurrentUser() user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.edits.replace(id, form, user);
  }
}
