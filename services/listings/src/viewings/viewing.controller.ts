import { Body, Controller, Delete, Get, Param, Query } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { type Delivery, FormDelivery, PostForm } from '@phantom/outbox';
import {
  CurrentUser,
  IdParamDto,
  type MessageDto,
  OkDto,
  PostOk,
  Public,
  Roles,
  type TokenUser,
} from '@phantom/service-kit';
import { SubscriptionTokenDto } from '@phantom/subscriptions';
import {
  NewViewingSlotsDto,
  ViewingCalendarDto,
  ViewingCalendarQueryDto,
} from './viewing-calendar.dto.js';
import { ViewingCalendar } from './viewing-calendar.service.js';
import {
  OwnViewingAnswerDto,
  ViewingFormDto,
  ViewingMoveDto,
  ViewingSlotListDto,
  ViewingSlotQueryDto,
} from './viewing.dto.js';
import { ViewingService } from './viewing.service.js';

/** Nobody is signed in: whoever has a link from a mail may change a viewing. */
@ApiTags('listings')
@Controller('api/auth/viewings')
@Public()
export class ViewingController {
  constructor(private readonly viewings: ViewingService) {}

  @Get('slots')
  @ApiOperation({ summary: 'When a home can be seen' })
  @ApiOkResponse({ type: ViewingSlotListDto })
  slots(@Query() { listing_id: id }: ViewingSlotQueryDto): Promise<ViewingSlotListDto> {
    return this.viewings.slots(id);
  }

  @PostForm('')
  @ApiOperation({ summary: 'Book a slot; the address gets a mail with a calendar file and a link' })
  book(@Body() form: ViewingFormDto, @FormDelivery() delivery: Delivery): Promise<MessageDto> {
    return this.viewings.book(form, delivery);
  }

  @PostOk('own')
  @ApiOkResponse({ type: OwnViewingAnswerDto })
  own(@Body() { token }: SubscriptionTokenDto): Promise<OwnViewingAnswerDto> {
    return this.viewings.own(token);
  }

  @PostOk('move')
  @ApiOkResponse({ type: OwnViewingAnswerDto })
  move(@Body() move: ViewingMoveDto): Promise<OwnViewingAnswerDto> {
    return this.viewings.move(move);
  }

  @PostOk('cancel')
  @ApiOkResponse({ type: OwnViewingAnswerDto })
  cancel(@Body() { token }: SubscriptionTokenDto): Promise<OwnViewingAnswerDto> {
    return this.viewings.cancel(token);
  }
}

/** The calendar of all agents, for employees. */
@ApiTags('listings')
@Controller('api/auth/viewing-calendar')
@Roles('admin')
export class ViewingCalendarController {
  constructor(private readonly calendar: ViewingCalendar) {}

  @Get()
  @ApiOkResponse({ type: ViewingCalendarDto })
  week(@Query() { from }: ViewingCalendarQueryDto): Promise<ViewingCalendarDto> {
    return this.calendar.week(from);
  }

  @PostOk('slots')
  @ApiOperation({ summary: 'Open one slot or a series; the answer has those that were opened' })
  @ApiOkResponse({ type: ViewingCalendarDto })
  open(
    @Body() form: NewViewingSlotsDto,
    @CurrentUser() user: TokenUser,
  ): Promise<ViewingCalendarDto> {
    return this.calendar.open(form, user);
  }

  @Delete('slots/:id')
  @ApiOkResponse({ type: OkDto })
  remove(@Param() { id }: IdParamDto, @CurrentUser() user: TokenUser): Promise<OkDto> {
    return this.calendar.remove(id, user);
  }

  @PostOk('slots/:id/cancel')
  @ApiOperation({ summary: 'Cancel the viewing of a slot; the visitor gets a mail' })
  @ApiOkResponse({ type: OkDto })
  cancel(@Param() { id }: IdParamDto, @CurrentUser() user: TokenUser): Promise<OkDto> {
    return this.calendar.cancel(id, user);
  }
}
