import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, NeedsRight, OkDto, type TokenUser } from '@phantom/service-kit';
import { MEGABYTE, PAPER_KINDS, PostUpload } from '@phantom/service-kit/files';
import { DocumentEditService } from './document-edit.service.js';
import { DocumentService } from './document.service.js';
import { DocumentAnswerDto } from './dto/document-answer.dto.js';
import {
  DocumentFileDto,
  DocumentTitleDto,
  DocumentVersionQueryDto,
  NewDocumentDto,
} from './dto/document-form.dto.js';
import { DocumentVersionsDto } from './dto/document-versions.dto.js';

const FILE = { field: 'file', kinds: PAPER_KINDS, maxBytes: 20 * MEGABYTE };

@ApiTags('documents')
@Controller('api/auth/documents')
@NeedsRight('documents')
export class DocumentEditController {
  constructor(
    private readonly documents: DocumentService,
    private readonly edits: DocumentEditService,
  ) {}

  @PostUpload('', FILE)
  @ApiOkResponse({ type: DocumentAnswerDto })
  add(@Body() form: NewDocumentDto, @CurrentUser() user: TokenUser): Promise<DocumentAnswerDto> {
    return this.edits.add(form, user);
  }

  @Patch(':id')
  @ApiOkResponse({ type: DocumentAnswerDto })
  rename(
    @Param() { id }: IdParamDto,
    @Body() form: DocumentTitleDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DocumentAnswerDto> {
    return this.edits.rename(id, form, user);
  }

  @PostUpload(':id/file', FILE)
  @ApiOkResponse({ type: DocumentAnswerDto })
  replace(
    @Param() { id }: IdParamDto,
    @Body() form: DocumentFileDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DocumentAnswerDto> {
    return this.edits.replace(id, form, user);
  }

  @Get(':id/versions')
  @ApiOkResponse({ type: DocumentVersionsDto })
  versions(@Param() { id }: IdParamDto): Promise<DocumentVersionsDto> {
    return this.documents.versions(id);
  }

  @Delete(':id')
  @ApiOkResponse({ type: OkDto })
  remove(@Param() { id }: IdParamDto, @Query() query: DocumentVersionQueryDto): Promise<OkDto> {
    return this.edits.remove(id, query.version);
  }
}
