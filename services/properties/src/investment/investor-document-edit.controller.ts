import { Body, Controller, Delete, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, OkDto, Roles, type TokenUser } from '@phantom/service-kit';
import { MEGABYTE, PAPER_KINDS, PostUpload } from '@phantom/service-kit/files';
import { AccountParamDto } from './dto/account-param.dto.js';
import {
  InvestorDocumentChangeDto,
  NewInvestorDocumentDto,
} from './dto/investor-document-form.dto.js';
import { InvestorDocumentAnswerDto } from './dto/investor-document.dto.js';
import { VersionQueryDto } from './dto/version-query.dto.js';
import { InvestorAccountGuard } from './investor-account.guard.js';
import { InvestorDocumentEditService } from './investor-document-edit.service.js';

const FILE = { field: 'file', kinds: PAPER_KINDS, maxBytes: 20 * MEGABYTE };

@ApiTags('investors')
@Controller('api/auth')
@Roles('admin')
export class InvestorDocumentEditController {
  constructor(private readonly documents: InvestorDocumentEditService) {}

  @PostUpload('investors/:account_id/documents', FILE)
  @UseGuards(InvestorAccountGuard)
  @ApiOkResponse({ type: InvestorDocumentAnswerDto })
  add(
    @Param() { account_id }: AccountParamDto,
    @Body() form: NewInvestorDocumentDto,
    @CurrentUser() user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.documents.add(account_id, form, user);
  }

  @Patch('investor-documents/:id')
  @ApiOkResponse({ type: InvestorDocumentAnswerDto })
  edit(
    @Param() { id }: IdParamDto,
    @Body() form: InvestorDocumentChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.documents.edit(id, form, user);
  }

  @Delete('investor-documents/:id')
  @ApiOkResponse({ type: OkDto })
  remove(
    @Param() { id }: IdParamDto,
    @Query() { version }: VersionQueryDto,
    @CurrentUser() user: TokenUser,
  ): Promise<OkDto> {
    return this.documents.remove(id, version, user);
  }
}
