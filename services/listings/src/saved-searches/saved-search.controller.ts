import { Body, Controller, Get, HttpCode, Param, Patch, Post, Query, Res } from '@nestjs/common';
import { RouteConfig } from '@nestjs/platform-fastify';
import { ApiOkResponse, ApiOperation, ApiResponse, ApiTags } from '@nestjs/swagger';
import { type Delivery, FormDelivery, PostForm } from '@phantom/outbox';
import {
  currentLanguage,
  Gateway,
  IdParamDto,
  type MessageDto,
  OkDto,
  PostOk,
  Public,
} from '@phantom/service-kit';
import type { FastifyReply } from 'fastify';
import { SAVED_SEARCHES_PATH, SavedSearchLinks } from './saved-search-links.js';
import {
  SavedSearchChangeDto,
  SavedSearchFormDto,
  SavedSearchListAnswerDto,
  SavedSearchTokenDto,
} from './saved-search.dto.js';
import { SavedSearchService } from './saved-search.service.js';

/** Nobody is signed in: whoever has a link from a mail may make the calls. Tokens are in bodies, because paths are logged. */
@ApiTags('listings')
@Controller(SAVED_SEARCHES_PATH)
@Public()
export class SavedSearchController {
  constructor(
    private readonly searches: SavedSearchService,
    private readonly links: SavedSearchLinks,
  ) {}

  @PostForm('')
  @ApiOperation({ summary: 'Save a search; the address gets a mail with a link to confirm' })
  save(@Body() form: SavedSearchFormDto, @FormDelivery() delivery: Delivery): Promise<MessageDto> {
    return this.searches.save(form, delivery);
  }

  @PostOk('confirm')
  @ApiOkResponse({ type: SavedSearchListAnswerDto })
  confirm(@Body() { token }: SavedSearchTokenDto): Promise<SavedSearchListAnswerDto> {
    return this.searches.confirm(token);
  }

  @PostOk('list')
  @ApiOkResponse({ type: SavedSearchListAnswerDto })
  list(@Body() { token }: SavedSearchTokenDto): Promise<SavedSearchListAnswerDto> {
    return this.searches.list(token);
  }

  @Patch(':id')
  @ApiOkResponse({ type: SavedSearchListAnswerDto })
  change(
    @Param() { id }: IdParamDto,
    @Body() change: SavedSearchChangeDto,
  ): Promise<SavedSearchListAnswerDto> {
    return this.searches.change(id, change);
  }

  @PostOk(':id/remove')
  @ApiOkResponse({ type: SavedSearchListAnswerDto })
  remove(
    @Param() { id }: IdParamDto,
    @Body() { token }: SavedSearchTokenDto,
  ): Promise<SavedSearchListAnswerDto> {
    return this.searches.remove(id, token);
  }

  @Post('leave')
  @HttpCode(200)
  @RouteConfig({ ignoresBody: true })
  @ApiOperation({ summary: 'End all alerts by one click in the mail program (RFC 8058)' })
  @ApiOkResponse({ type: OkDto })
  async leave(@Query() { token }: SavedSearchTokenDto): Promise<OkDto> {
    await this.searches.leave(token);
    return { error: 0 };
  }

  /** Changes nothing: programs that look for viruses open links, too. */
  @Get('leave')
  @Gateway({ access: 'signed' })
  @ApiOperation({ summary: 'To the page with the button that ends all alerts' })
  @ApiResponse({ status: 303 })
  async leavePage(
    @Query() { token }: SavedSearchTokenDto,
    @Res() reply: FastifyReply,
  ): Promise<void> {
    await reply.redirect(this.links.page(currentLanguage(), 'leave', token), 303);
  }
}
