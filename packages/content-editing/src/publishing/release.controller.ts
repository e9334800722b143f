import { Body, Controller, Delete, Get, Param, Patch, Query, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import {
  CurrentUser,
  IdParamDto,
  NeedsRight,
  PostOk,
  type TokenUser,
  Gateway,
} from '@phantom/service-kit';
import { EntryVersionDto } from '../editing/entry-change.dto.js';
import {
  NewReleaseDto,
  ReleaseAnswerDto,
  ReleaseItemChangeDto,
  ReleaseItemParamDto,
  ReleaseNameDto,
  ReleasePublicationDto,
  ReleasesDto,
  ReleasesQueryDto,
} from './release.dto.js';
import { ReleaseService } from './release.service.js';

/** The calls that put together and publish changes of several entries. */
export function releaseController(path: string): Type {
  @ApiTags('content editing')
  @Controller(`${path}/releases`)
  @Gateway({ changesAreStreamed: true })
  @NeedsRight('editor')
  class ReleaseController {
    constructor(private readonly releases: ReleaseService) {}

    @Get()
    @ApiOkResponse({ type: ReleasesDto })
    listReleases(@Query() query: ReleasesQueryDto): Promise<ReleasesDto> {
      return this.releases.list(query);
    }

    @PostOk()
    @ApiOkResponse({ type: ReleaseAnswerDto })
    createRelease(
      @Body() release: NewReleaseDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ReleaseAnswerDto> {
      return this.releases.create(release, user);
    }

    @Get(':id')
    @ApiOkResponse({ type: ReleaseAnswerDto })
    release(@Param() { id }: IdParamDto): Promise<ReleaseAnswerDto> {
      return this.releases.single(id);
    }

    @Patch(':id')
    @ApiOkResponse({ type: ReleaseAnswerDto })
    rename(
      @Param() { id }: IdParamDto,
      @Body() name: ReleaseNameDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ReleaseAnswerDto> {
      return this.releases.rename(id, name, user);
    }

    @PostOk(':id/items')
    @ApiOperation({ summary: 'Add an entry, or say what the release does with it' })
    @ApiOkResponse({ type: ReleaseAnswerDto })
    addItem(
      @Param() { id }: IdParamDto,
      @Body() item: ReleaseItemChangeDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ReleaseAnswerDto> {
      return this.releases.add(id, item, user);
    }

    @Delete(':id/items/:entryId')
    @ApiOkResponse({ type: ReleaseAnswerDto })
    removeItem(
      @Param() { id, entryId }: ReleaseItemParamDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ReleaseAnswerDto> {
      return this.releases.remove(id, entryId, user);
    }
  }
  return ReleaseController;
}

/** The calls that decide whether and when a release goes live. */
export function releasePublishingController(path: string): Type {
  @ApiTags('content editing')
  @Controller(`${path}/releases`)
  @Gateway({ changesAreStreamed: true })
  @NeedsRight('editor')
  class ReleasePublishingController {
    constructor(private readonly releases: ReleaseService) {}

    @PostOk(':id/publish')
    @NeedsRight('publisher')
    @ApiOperation({ summary: 'Publish all of it at once, or at a time; nothing when one fails' })
    @ApiOkResponse({ type: ReleaseAnswerDto })
    publishRelease(
      @Param() { id }: IdParamDto,
      @Body() publication: ReleasePublicationDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ReleaseAnswerDto> {
      return this.releases.publish(id, publication, user);
    }

    @PostOk(':id/reopen')
    @NeedsRight('publisher')
    @ApiOperation({ summary: 'Forget the time; the release can be changed again' })
    @ApiOkResponse({ type: ReleaseAnswerDto })
    reopen(
      @Param() { id }: IdParamDto,
      @Body() version: EntryVersionDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ReleaseAnswerDto> {
      return this.releases.reopen(id, version, user);
    }

    @PostOk(':id/cancel')
    @ApiOperation({ summary: 'Give up an open release; its entries stay as they are' })
    @ApiOkResponse({ type: ReleaseAnswerDto })
    cancelRelease(
      @Param() { id }: IdParamDto,
      @Body() version: EntryVersionDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ReleaseAnswerDto> {
      return this.releases.cancel(id, version, user);
    }
  }
  return ReleasePublishingController;
}
