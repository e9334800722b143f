import { Body, Controller, Delete, Get, Param, Patch, Query, UseGuards } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PostUpload } from '@phantom/files';
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
import {
  DOCUMENT_UPLOAD,
  FileVersionsDto,
  ReplacementDto,
} from '../../common/versioned-document.js';
import { VersionQueryDto } from '../../common/versioned-resource.js';
import { AccountParamDto, withoutEditor } from '../common/investment.dto.js';
import { InvestorAccountGuard } from '../common/investor-account.guard.js';
import {
  DocumentYearQueryDto,
  InvestorDocumentAnswerDto,
  InvestorDocumentChangeDto,
  InvestorDocumentListDto,
  NewInvestorDocumentDto,
} from './investor-document.dto.js';
import { InvestorDocumentService } from './investor-document.service.js';

/** Every employee reads the documents. A change needs the right `investments`. An investor reads only their own. */
@ApiTags('investors')
@Controller('api/auth')
@Roles('admin')
export class InvestorDocumentController {
  constructor(private readonly documents: InvestorDocumentService) {}

  @Get('investor-documents')
  @Roles('Investor')
  @OperationId('ownInvestmentListDocuments')
  @ApiOkResponse({ type: InvestorDocumentListDto })
  async listOwn(
    @CurrentUser() { id }: TokenUser,
    @Query() { year }: DocumentYearQueryDto,
  ): Promise<InvestorDocumentListDto> {
    const response = await this.documents.list(id, year);
    const list = response.list.map((document) => ({ ...withoutEditor(document), url: null }));
    return { ...response, list };
  }

  @PostOk('investor-documents/:id/receipt')
  @Roles('Investor')
  @OperationId('ownInvestmentOpen')
  @ApiOkResponse({ type: InvestorDocumentAnswerDto })
  open(
    @Param() { id }: IdParamDto,
    @CurrentUser() user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.documents.open(id, user);
  }

  @Get('investors/:account_id/documents')
  @OperationId('investorListDocuments')
  @ApiOkResponse({ type: InvestorDocumentListDto })
  list(@Param() { account_id }: AccountParamDto): Promise<InvestorDocumentListDto> {
    return this.documents.list(account_id);
  }

  @Get('investor-documents/:id/versions')
  @OperationId('investorListVersions')
  @ApiOkResponse({ type: FileVersionsDto })
  listVersions(@Param() { id }: IdParamDto): Promise<FileVersionsDto> {
    return this.documents.listVersions(id);
  }

  @PostUpload('investors/:account_id/documents', DOCUMENT_UPLOAD)
  @NeedsRight('investments')
  @UseGuards(InvestorAccountGuard)
  @OperationId('investorAdditionAddDocument')
  @ApiOkResponse({ type: InvestorDocumentAnswerDto })
  add(
    @Param() { account_id }: AccountParamDto,
    @Body() form: NewInvestorDocumentDto,
    @CurrentUser() user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.documents.add(account_id, form, user);
  }

  @Patch('investor-documents/:id')
  @NeedsRight('investments')
  @ApiOkResponse({ type: InvestorDocumentAnswerDto })
  edit(
    @Param() { id }: IdParamDto,
    @Body() form: InvestorDocumentChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.documents.edit(id, form, user);
  }

  @PostUpload('investor-documents/:id/file', DOCUMENT_UPLOAD)
  @NeedsRight('investments')
  @ApiOkResponse({ type: InvestorDocumentAnswerDto })
  replace(
    @Param() { id }: IdParamDto,
    @Body() form: ReplacementDto,
    @CurrentUser() user: TokenUser,
  ): Promise<InvestorDocumentAnswerDto> {
    return this.documents.replace(id, form, user);
  }

  @Delete('investor-documents/:id')
  @NeedsRight('investments')
  @ApiOkResponse({ type: OkDto })
  remove(
    @Param() { id }: IdParamDto,
    @Query() { version }: VersionQueryDto,
    @CurrentUser() user: TokenUser,
  ): Promise<OkDto> {
    return this.documents.remove(id, version, user);
  }
}
