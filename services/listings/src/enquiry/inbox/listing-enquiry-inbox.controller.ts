import { Body, Controller, Get, Param, Patch, Query } from '@nestjs/common';
import { ApiHeader, ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { CurrentUser, PostOk, Roles, type TokenUser } from '@phantom/service-kit';
import { FormDelivery, type Delivery } from '@phantom/service-kit/forms';
import {
  EnquiryChangeDto,
  EnquiryParamDto,
  InboxQueryDto,
  NOTE_KEY,
  NoteDto,
} from '@phantom/service-kit/inbox';
import {
  ListingEnquiryDetailAnswerDto,
  ListingEnquiryListDto,
} from './dto/listing-enquiry-entry.dto.js';
import { ListingEnquiryInboxService } from './listing-enquiry-inbox.service.js';

/** The enquiries about homes, for those who answer them. */
@ApiTags('listings')
@Roles('admin')
@Controller('api/auth/listings-enquiries')
export class ListingEnquiryInboxController {
  constructor(private readonly inbox: ListingEnquiryInboxService) {}

  @Get()
  @ApiOkResponse({ type: ListingEnquiryListDto })
  list(
    @Query() query: InboxQueryDto,
    @CurrentUser() user: TokenUser,
  ): Promise<ListingEnquiryListDto> {
    return this.inbox.list(query, user);
  }

  @Get(':kind/:id')
  @ApiOkResponse({ type: ListingEnquiryDetailAnswerDto })
  single(@Param() enquiry: EnquiryParamDto): Promise<ListingEnquiryDetailAnswerDto> {
    return this.inbox.single(enquiry);
  }

  @Patch(':kind/:id')
  @ApiOkResponse({ type: ListingEnquiryDetailAnswerDto })
  change(
    @Param() enquiry: EnquiryParamDto,
    @Body() change: EnquiryChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<ListingEnquiryDetailAnswerDto> {
    return this.inbox.change(enquiry, change, user);
  }

  @PostOk(':kind/:id/notes')
  @ApiHeader(NOTE_KEY)
  @ApiOkResponse({ type: ListingEnquiryDetailAnswerDto })
  addNote(
    @Param() enquiry: EnquiryParamDto,
    @Body() { text }: NoteDto,
    @FormDelivery() { idempotencyKey: key }: Delivery,
    @CurrentUser() user: TokenUser,
  ): Promise<ListingEnquiryDetailAnswerDto> {
    return this.inbox.addNote(enquiry, { text, key }, user);
  }
}
