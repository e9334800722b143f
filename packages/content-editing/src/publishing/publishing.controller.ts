import { Body, Controller, Delete, Param, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentUser,
  IdParamDto,
  NeedsRight,
  PostOk,
  type TokenUser,
  Gateway,
} from '@phantom/service-kit';
import { EntryVersionDto, VersionQueryDto } from '../editing/entry-change.dto.js';
import { ContentEntryAnswerDto } from '../editing/entry.dto.js';
import { PublishDto, ReviewDto } from './publishing.dto.js';
import { PublishingService } from './publishing.service.js';

/** The calls that decide what visitors see. */
export function publishingController(path: string): Type {
  @ApiTags('content editing')
  @Controller(path)
  @Gateway({ changesAreStreamed: true })
  @NeedsRight('editor')
  class PublishingController {
    constructor(private readonly publishing: PublishingService) {}

    @Delete('entries/:id')
    @NeedsRight('publisher')
    @ApiOperation({ summary: 'Move to the bin' })
    @ApiOkResponse({ type: ContentEntryAnswerDto })
    remove(
      @Param() { id }: IdParamDto,
      @Query() { version }: VersionQueryDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ContentEntryAnswerDto> {
      return this.publishing.remove(id, version, user);
    }

    @PostOk('entries/:id/undelete')
    @ApiOkResponse({ type: ContentEntryAnswerDto })
    undelete(
      @Param() { id }: IdParamDto,
      @Body() version: EntryVersionDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ContentEntryAnswerDto> {
      return this.publishing.undelete(id, version, user);
    }

    @PostOk('entries/:id/review')
    @ApiOkResponse({ type: ContentEntryAnswerDto })
    review(
      @Param() { id }: IdParamDto,
      @Body() review: ReviewDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ContentEntryAnswerDto> {
      return this.publishing.requestReview(id, review, user);
    }

    @PostOk('entries/:id/publish')
    @NeedsRight('publisher')
    @ApiOkResponse({ type: ContentEntryAnswerDto })
    publish(
      @Param() { id }: IdParamDto,
      @Body() publication: PublishDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ContentEntryAnswerDto> {
      return this.publishing.publish(id, publication, user);
    }

    @PostOk('entries/:id/unpublish')
    @NeedsRight('publisher')
    @ApiOkResponse({ type: ContentEntryAnswerDto })
    unpublish(
      @Param() { id }: IdParamDto,
      @Body() version: EntryVersionDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ContentEntryAnswerDto> {
      return this.publishing.unpublish(id, version, user);
    }

    @PostOk('entries/:id/cancel-schedule')
    @NeedsRight('publisher')
    @ApiOkResponse({ type: ContentEntryAnswerDto })
    cancelSchedule(
      @Param() { id }: IdParamDto,
      @Body() version: EntryVersionDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ContentEntryAnswerDto> {
      return this.publishing.cancelSchedule(id, version, user);
    }

    @PostOk('entries/:id/undo')
    @NeedsRight('publisher')
    @ApiOperation({ summary: 'Publish again what visitors saw before the last publication' })
    @ApiOkResponse({ type: ContentEntryAnswerDto })
    undo(
      @Param() { id }: IdParamDto,
      @Body() version: EntryVersionDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ContentEntryAnswerDto> {
      return this.publishing.undo(id, version, user);
    }
  }
  return PublishingController;
}
