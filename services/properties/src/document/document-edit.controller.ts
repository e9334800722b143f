import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, IdParamDto, NeedsRight, OkDto, type TokenUser } from '@phantom/service-kit';
import { PostUpload } from '@phantom/service-kit/files';
import { PAPER } from '../file-version/paper.js';
import { DocumentEditService } from './document-edit.service.js';
import { FileVersionsDto } from '../file-version/file-versions.dto.js';
import { FileVersions } from '../file-version/file-versions.service.js';
import { ReplacementDto } from '../file-version/replacement.dto.js';
import { VersionQueryDto } from '../staff-kept/version-query.dto.js';
import { DocumentVersion } from './document-version.entity.js';
import { DocumentAnswerDto } from './dto/document-answer.dto.js';
import { DocumentTitleDto, NewDocumentDto } from './dto/document-form.dto.js';

@ApiTags('documents')
@Controller('api/auth/documents')
@NeedsRight('documents')
export class DocumentEditController {
  constructor(
    private readonly fileVersions: FileVersions,
    private readonly edits: DocumentEditService,
  ) {}

  @PostUpload('', PAPER)
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

  @PostUpload(':id/file', PAPER)
  @ApiOkResponse({ type: DocumentAnswerDto })
  replace(
    @Param() { id }: IdParamDto,
    @Body() form: ReplacementDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DocumentAnswerDto> {
    return this.edits.replace(id, form, user);
  }

  @Get(':id/versions')
  @ApiOkResponse({ type: FileVersionsDto })
  versions(@Param() { id }: IdParamDto): Promise<FileVersionsDto> {
    return this.fileVersions.list(DocumentVersion, id);
  }

  @Delete(':id')
  @ApiOkResponse({ type: OkDto })
  remove(
    @Param() { id }: IdParamDto,
    @Query() { version }: VersionQueryDto,
    @CurrentUser() user: TokenUser,
  ): Promise<OkDto> {
    return this.edits.remove(id, version, user);
  }
}
