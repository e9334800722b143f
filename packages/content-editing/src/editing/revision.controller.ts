import { Controller, Get, Param, type Type } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import {
  CurrentUser,
  IdParamDto,
  NeedsRight,
  PostOk,
  type TokenUser,
  Gateway,
} from '@phantom/service-kit';
import { DraftService } from './draft.service.js';
import { ContentEntryAnswerDto } from './entry.dto.js';
import { RevisionAnswerDto, RevisionParamDto, RevisionsDto } from './revision.dto.js';
import { RevisionService } from './revision.service.js';

/** The calls that show and restore the revisions of an entry. */
export function revisionController(path: string): Type {
  @ApiTags('content editing')
  @Controller(path)
  @Gateway({ changesAreStreamed: true })
  @NeedsRight('editor')
  class RevisionController {
    constructor(
      private readonly revisions: RevisionService,
      private readonly drafts: DraftService,
    ) {}

    @Get('entries/:id/revisions')
    @ApiOkResponse({ type: RevisionsDto })
    listRevisions(@Param() { id }: IdParamDto): Promise<RevisionsDto> {
      return this.revisions.list(id);
    }

    @Get('entries/:id/revisions/:number')
    @ApiOkResponse({ type: RevisionAnswerDto })
    revision(@Param() { id, number }: RevisionParamDto): Promise<RevisionAnswerDto> {
      return this.revisions.single(id, number);
    }

    @PostOk('entries/:id/revisions/:number/restore')
    @ApiOkResponse({ type: ContentEntryAnswerDto })
    restore(
      @Param() { id, number }: RevisionParamDto,
      @CurrentUser() user: TokenUser,
    ): Promise<ContentEntryAnswerDto> {
      return this.drafts.restore(id, number, user);
    }
  }
  return RevisionController;
}
