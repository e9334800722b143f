import { Body, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { inboxController } from '@phantom/inbox';
import { type Delivery, FormDelivery, PostForm } from '@phantom/outbox';
import { personalDataController } from '@phantom/personal-data';
import { type MessageDto, PublicRead } from '@phantom/service-kit';
import { EnquiryInboxService, EnquiryPersonalDataService } from './enquiry-inbox.service.js';
import {
  ContactEnquiryDto,
  EnquiryDetailAnswerDto,
  EnquiryListDto,
  InvestorEnquiryDto,
  ReferrersDto,
} from './enquiry.dto.js';
import { EnquiryService } from './enquiry.service.js';

/** The contact form. The listings service has the same path for the form of a listing: its call declares which fields tell them apart. */
@ApiTags('enquiry')
@Controller('api/auth')
export class ContactEnquiryController {
  constructor(private readonly enquiries: EnquiryService) {}

  @PostForm('contact-us')
  receive(
    @Body() form: ContactEnquiryDto,
    @FormDelivery() delivery: Delivery,
  ): Promise<MessageDto> {
    return this.enquiries.receiveContact(form, delivery);
  }
}

@ApiTags('enquiry')
@Controller('api/auth')
export class InvestorEnquiryController {
  constructor(private readonly enquiries: EnquiryService) {}

  @PostForm('investor')
  receive(
    @Body() form: InvestorEnquiryDto,
    @FormDelivery() delivery: Delivery,
  ): Promise<MessageDto> {
    return this.enquiries.receiveInvestor(form, delivery);
  }

  @PublicRead()
  @Get('referredByList')
  @ApiOkResponse({ type: ReferrersDto })
  referrers(): ReferrersDto {
    return { error: 0, list: this.enquiries.referrers() };
  }
}

@ApiTags('enquiry')
@Controller('api/auth/enquiries')
export class EnquiryInboxController extends inboxController(EnquiryInboxService, {
  list: EnquiryListDto,
  single: EnquiryDetailAnswerDto,
}) {}

@Controller('api/auth/personal-data/enquiries')
export class EnquiryPersonalDataController extends personalDataController(
  EnquiryPersonalDataService,
) {}
