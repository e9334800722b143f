import { Body, Controller, Delete, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PostUpload } from '@phantom/files';
import {
  CurrentUser,
  IdParamDto,
  NeedsRight,
  OkDto,
  Roles,
  type TokenUser,
} from '@phantom/service-kit';
import { DOCUMENT_UPLOAD, FileVersionsDto, ReplacementDto } from '../common/versioned-document.js';
import { VersionQueryDto } from '../common/versioned-resource.js';
import {
  DocumentAnswerDto,
  DocumentHistoryDto,
  DocumentHistoryQueryDto,
  DocumentTitleDto,
  NewDocumentDto,
} from './document.dto.js';
import { DocumentService } from './document.service.js';

/** Every employee reads the lists. */
@ApiTags('documents')
@Controller('api/auth/pdf/PDflist')
@Roles('admin')
export class DocumentController {
  constructor(private readonly documents: DocumentService) {}

  @Get('Employment-Contract')
  @ApiOkResponse({ type: DocumentAnswerDto })
  contracts(): Promise<DocumentAnswerDto> {
    return this.documents.list('Employment-Contract');
  }

  @Get('Employee-Handbook')
  @ApiOkResponse({ type: DocumentAnswerDto })
  handbook(): Promise<DocumentAnswerDto> {
    return this.documents.list('Employee-Handbook');
  }

  @Get('training')
  @ApiOkResponse({ type: DocumentAnswerDto })
  training(): Promise<DocumentAnswerDto> {
    return this.documents.list('training');
  }
}

/** A change needs the right `documents`. */
@ApiTags('documents')
@Controller('api/auth/documents')
@NeedsRight('documents')
export class DocumentEditController {
  constructor(private readonly documents: DocumentService) {}

  @PostUpload('', DOCUMENT_UPLOAD)
  @ApiOkResponse({ type: DocumentAnswerDto })
  add(@Body() form: NewDocumentDto, @CurrentUser() user: TokenUser): Promise<DocumentAnswerDto> {
    return this.documents.add(form, user);
  }

  @Patch(':id')
  @ApiOkResponse({ type: DocumentAnswerDto })
  rename(
    @Param() { id }: IdParamDto,
    @Body() form: DocumentTitleDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DocumentAnswerDto> {
    return this.documents.rename(id, form, user);
  }

  @PostUpload(':id/file', DOCUMENT_UPLOAD)
  @ApiOkResponse({ type: DocumentAnswerDto })
  replace(
    @Param() { id }: IdParamDto,
    @Body() form: ReplacementDto,
    @CurrentUser() user: TokenUser,
  ): Promise<DocumentAnswerDto> {
    return this.documents.replace(id, form, user);
  }

  @Get(':id/versions')
  @ApiOkResponse({ type: FileVersionsDto })
  versions(@Param() { id }: IdParamDto): Promise<FileVersionsDto> {
    return this.documents.listVersions(id);
  }

  @Delete(':id')
  @ApiOkResponse({ type: OkDto })
  remove(
    @Param() { id }: IdParamDto,
    @Query() { version }: VersionQueryDto,
    @CurrentUser() user: TokenUser,
  ): Promise<OkDto> {
    return this.documents.remove(id, version, user);
  }
}

@ApiTags('documents')
@Controller('api/auth/document-history')
@NeedsRight('documents')
export class DocumentHistoryController {
  constructor(private readonly documents: DocumentService) {}

  @Get()
  @ApiOkResponse({ type: DocumentHistoryDto })
  list(@Query() query: DocumentHistoryQueryDto): Promise<DocumentHistoryDto> {
    return this.documents.history(query);
  }
}
