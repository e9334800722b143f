import { Body, Get, Inject, Param, Patch, Query, type Type } from '@nestjs/common';
import { ApiHeader, ApiOkResponse } from '@nestjs/swagger';
import { type Delivery, FormDelivery } from '@phantom/outbox';
import { CurrentUser, PostOk, Roles, type TokenUser } from '@phantom/service-kit';
import {
  EnquiryChangeDto,
  EnquiryParamDto,
  InboxQueryDto,
  NOTE_KEY,
  NoteDto,
} from './inbox-request.dto.js';
import type { InboxEntryDto } from './inbox.dto.js';
import type { Inbox, InboxPage, SingleEnquiry } from './inbox.service.js';

interface InboxAnswers {
  /** The response of the list: an `InboxAnswerDto` with the service's own entries. */
  list: Type;
  /** The response of all calls about one enquiry: the same entry with an `InboxTrailDto`. */
  single: Type;
}

/** The calls of an inbox, for employees only: the base of each service's controller, which sets the path. */
export function inboxController<Entry extends InboxEntryDto>(
  service: Type<Inbox<Entry>>,
  answers: InboxAnswers,
): Type {
  @Roles('admin')
  class Controller {
    constructor(@Inject(service) private readonly inbox: Inbox<Entry>) {}

    @Get()
    @ApiOkResponse({ type: answers.list })
    list(@Query() query: InboxQueryDto, @CurrentUser() user: TokenUser): Promise<InboxPage<Entry>> {
      return this.inbox.list(query, user);
    }

    @Get(':kind/:id')
    @ApiOkResponse({ type: answers.single })
    single(@Param() enquiry: EnquiryParamDto): Promise<SingleEnquiry<Entry>> {
      return this.inbox.single(enquiry);
    }

    @Patch(':kind/:id')
    @ApiOkResponse({ type: answers.single })
    change(
      @Param() enquiry: EnquiryParamDto,
      @Body() change: EnquiryChangeDto,
      @CurrentUser() user: TokenUser,
    ): Promise<SingleEnquiry<Entry>> {
      return this.inbox.change(enquiry, change, user);
    }

    @PostOk(':kind/:id/notes')
    @ApiHeader(NOTE_KEY)
    @ApiOkResponse({ type: answers.single })
    addNote(
      @Param() enquiry: EnquiryParamDto,
      @Body() { text }: NoteDto,
      @FormDelivery() { idempotencyKey: key }: Delivery,
      @CurrentUser() user: TokenUser,
    ): Promise<SingleEnquiry<Entry>> {
      return this.inbox.addNote(enquiry, { text, key }, user);
    }
  }
  return Controller;
}
