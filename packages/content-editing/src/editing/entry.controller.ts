import { Body, Controller, Get, Param, Patch, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentUser,
  IdParamDto,
  NeedsRight,
  OpenToReadOnly,
  PostOk,
  type TokenUser,
  Gateway,
} from '@phantom/service-kit';
import { ContentTypesDto } from './content-type.dto.js';
import { DraftService } from './draft.service.js';
import { DraftChangeDto, EntryOrderDto, NewContentEntryDto } from './entry-change.dto.js';
import { ContentEntriesDto, ContentEntriesQueryDto, ContentEntryAnswerDto } from './entry.dto.js';
import { EntryService } from './entry.service.js';

/** The calls with which editors list, create and write entries. Each service has them under its own path. */
export function entryController(path: string): Type {
  @ApiTags('content editing')
  @Controller(path)
  @Gateway({ changesAreStreamed: true })
  @NeedsRight('editor')
  class EntryController {
    constructor(
      private readonly entries: EntryService,
      private readonly drafts: DraftService,
    ) {}

    @Get('types')
    @ApiOperation({ summary: 'The content types of this service, with the fields of their forms' })
    @ApiOkResponse({ type: ContentTypesDto })
    types(): Promise<ContentTypesDto> {
      return this.entries.listTypes();
    }

    @Get('entries')
    @ApiOkResponse({ type: ContentEntriesDto })
    list(@Query() query: ContentEntriesQueryDto): Promise<ContentEntriesDto> {
      return this.entries.list(query);
    }

    @PostOk('entries')
    @ApiOkResponse({ type: ContentEntryAnswerDto })
    create(
      @Body() entry: NewContentEntryDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ContentEntryAnswerDto> {
      return this.entries.create(entry, user);
    }

    @Get('entries/:id')
    @ApiOkResponse({ type: ContentEntryAnswerDto })
    single(
      @Param() { id }: IdParamDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ContentEntryAnswerDto> {
      return this.entries.single(id, user);
    }

    @Patch('entries/:id')
    @ApiOperation({
      summary:
        'Save changed fields of the draft; those that another editor changed come back as conflicts',
    })
    @ApiOkResponse({ type: ContentEntryAnswerDto })
    save(
      @Param() { id }: IdParamDto,
      @Body() change: DraftChangeDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ContentEntryAnswerDto> {
      return this.drafts.save(id, change, user);
    }

    @PostOk('entries/:id/presence')
    @OpenToReadOnly()
    @ApiOperation({
      summary:
        'Say every ten seconds that the entry is open; the response says who else has it open',
    })
    @ApiOkResponse({ type: ContentEntryAnswerDto })
    async see(
      @Param() { id }: IdParamDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ContentEntryAnswerDto> {
      await this.entries.see(id, user);
      return this.entries.single(id, user);
    }

    @PostOk('order')
    @NeedsRight('publisher')
    @ApiOkResponse({ type: ContentEntriesDto })
    reorder(
      @Body() { type, ids }: EntryOrderDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ContentEntriesDto> {
      return this.entries.reorder(type, ids, user);
    }
  }
  return EntryController;
}
