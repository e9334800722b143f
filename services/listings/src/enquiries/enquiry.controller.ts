import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { inboxController } from '@phantom/inbox';
import { type Delivery, FormDelivery, PostForm } from '@phantom/outbox';
import { personalDataController } from '@phantom/personal-data';
import { Gateway, type MessageDto } from '@phantom/service-kit';
import { EnquiryInboxService, EnquiryPersonalDataService } from './enquiry-inbox.service.js';
import {
  ListingEnquiryDetailAnswerDto,
  ListingEnquiryDto,
  ListingEnquiryListDto,
} from './enquiry.dto.js';
import { EnquiryService } from './enquiry.service.js';

/** The listing form of `contact-us`. The general form, which has none of these fields, belongs to the content service. */
@ApiTags('listings')
@Controller('api/auth')
export class ListingEnquiryController {
  constructor(private readonly enquiries: EnquiryService) {}

  @PostForm('contact-us')
  @Gateway({ whenBodyHas: ['first_name', 'schedule', 'requests'] })
  receive(
    @Body() form: ListingEnquiryDto,
    @FormDelivery() delivery: Delivery,
  ): Promise<MessageDto> {
    return this.enquiries.receive(form, delivery);
  }
}

const answers = { list: ListingEnquiryListDto, single: ListingEnquiryDetailAnswerDto };

@ApiTags('listings')
@Controller('api/auth/listings-enquiries')
export class ListingEnquiryInboxController extends inboxController(EnquiryInboxService, answers) {}

@Controller('api/auth/personal-data/listing-enquiries')
export class ListingEnquiryPersonalDataController extends personalDataController(
  EnquiryPersonalDataService,
) {}
