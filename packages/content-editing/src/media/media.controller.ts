import { Body, Controller, Delete, Get, Param, Patch, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { PostUpload } from '@phantom/files';
import {
  CurrentUser,
  Gateway,
  IdParamDto,
  NeedsRight,
  PostOk,
  type TokenUser,
} from '@phantom/service-kit';
import { MediaUploadService } from './media-upload.service.js';
import {
  MEDIA_UPLOAD,
  MediaAnswerDto,
  MediaChangeDto,
  MediaListDto,
  MediaQueryDto,
  MediaReplacementDto,
  NewMediaDto,
} from './media.dto.js';
import { MediaService } from './media.service.js';
import { EntryVersionDto, VersionQueryDto } from '../editing/entry-change.dto.js';

/** The calls of the media library. */
export function mediaController(path: string): Type {
  @ApiTags('media library')
  @Controller(`${path}/media`)
  @Gateway({ changesAreStreamed: true })
  @NeedsRight('editor')
  class MediaLibraryController {
    constructor(
      private readonly media: MediaService,
      private readonly uploads: MediaUploadService,
    ) {}

    @Get()
    @ApiOkResponse({ type: MediaListDto })
    list(@Query() query: MediaQueryDto): Promise<MediaListDto> {
      return this.media.list(query);
    }

    @PostUpload('', MEDIA_UPLOAD)
    @Gateway({ isLargeUpload: true })
    @ApiOperation({ summary: 'Add a file; one that the library has already is returned' })
    @ApiOkResponse({ type: MediaAnswerDto })
    add(@Body() form: NewMediaDto, @CurrentUser() user: TokenUser): Promise<MediaAnswerDto> {
      return this.uploads.add(form, user);
    }

    @Get(':id')
    @ApiOkResponse({ type: MediaAnswerDto })
    single(@Param() { id }: IdParamDto): Promise<MediaAnswerDto> {
      return this.media.single(id);
    }

    @Patch(':id')
    @ApiOkResponse({ type: MediaAnswerDto })
    change(
      @Param() { id }: IdParamDto,
      @Body() change: MediaChangeDto,
      @CurrentUser() user: TokenUser,
    ): Promise<MediaAnswerDto> {
      return this.media.change(id, change, user);
    }

    @PostUpload(':id/file', MEDIA_UPLOAD)
    @Gateway({ isLargeUpload: true })
    @ApiOperation({ summary: 'Replace a file wherever it is shown' })
    @ApiOkResponse({ type: MediaAnswerDto })
    replace(
      @Param() { id }: IdParamDto,
      @Body() form: MediaReplacementDto,
      @CurrentUser() user: TokenUser,
    ): Promise<MediaAnswerDto> {
      return this.uploads.replace(id, form, user);
    }

    @Delete(':id')
    @ApiOperation({ summary: 'Move a file to the bin; refused while an entry shows it' })
    @ApiOkResponse({ type: MediaAnswerDto })
    remove(
      @Param() { id }: IdParamDto,
      @Query() { version }: VersionQueryDto,
      @CurrentUser() user: TokenUser,
    ): Promise<MediaAnswerDto> {
      return this.media.remove(id, version, user);
    }

    @PostOk(':id/undelete')
    @ApiOkResponse({ type: MediaAnswerDto })
    undelete(
      @Param() { id }: IdParamDto,
      @Body() { version }: EntryVersionDto,
      @CurrentUser() user: TokenUser,
    ): Promise<MediaAnswerDto> {
      return this.media.undelete(id, version, user);
    }
  }
  return MediaLibraryController;
}
