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
import { EnquiryDetailAnswerDto, EnquiryListDto } from './dto/enquiry.dto.js';
import { EnquiryInboxService } from './enquiry-inbox.service.js';

/** The enquiries of the two public forms, for those who answer them. */
@ApiTags('enquiry')
@Roles('admin')
@Controller('api/auth/enquiries')
export class EnquiryInboxController {
  constructor(private readonly inbox: EnquiryInboxService) {}

  @Get()
  @ApiOkResponse({ type: EnquiryListDto })
  list(@Query() query: InboxQueryDto, @CurrentUser() user: TokenUser): Promise<EnquiryListDto> {
    return this.inbox.list(query, user);
  }

  @Get(':kind/:id')
  @ApiOkResponse({ type: EnquiryDetailAnswerDto })
  single(@Param() enquiry: EnquiryParamDto): Promise<EnquiryDetailAnswerDto> {
    return this.inbox.single(enquiry);
  }

  @Patch(':kind/:id')
  @ApiOkResponse({ type: EnquiryDetailAnswerDto })
  change(
    @Param() enquiry: EnquiryParamDto,
    @Body() change: EnquiryChangeDto,
    @CurrentUser() user: TokenUser,
  ): Promise<EnquiryDetailAnswerDto> {
    return this.inbox.change(enquiry, change, user);
  }

  @PostOk(':kind/:id/notes')
  @ApiHeader(NOTE_KEY)
  @ApiOkResponse({ type: EnquiryDetailAnswerDto })
  addNote(
    @Param() enquiry: EnquiryParamDto,
    @Body() { text }: NoteDto,
    @FormDelivery() { idempotencyKey: key }: Delivery,
    @CurrentUser() user: TokenUser,
  ): Promise<EnquiryDetailAnswerDto> {
    return this.inbox.addNote(enquiry, { text, key }, user);
  }
}
