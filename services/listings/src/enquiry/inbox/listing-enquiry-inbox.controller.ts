import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { inboxController } from '@phantom/service-kit/inbox';
import {
  ListingEnquiryDetailAnswerDto,
  ListingEnquiryListDto,
} from './dto/listing-enquiry-entry.dto.js';
import { ListingEnquiryInboxService } from './listing-enquiry-inbox.service.js';

const answers = { list: ListingEnquiryListDto, single: ListingEnquiryDetailAnswerDto };

/** The enquiries about homes, for those who answer them. */
@ApiTags('listings')
@Controller('api/auth/listings-enquiries')
export class ListingEnquiryInboxController extends inboxController(
  ListingEnquiryInboxService,
  answers,
) {}
