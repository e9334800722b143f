import { Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import { inboxController } from '@phantom/service-kit/inbox';
import { EnquiryDetailAnswerDto, EnquiryListDto } from './dto/enquiry.dto.js';
import { EnquiryInboxService } from './enquiry-inbox.service.js';

const answers = { list: EnquiryListDto, single: EnquiryDetailAnswerDto };

/** The enquiries of the two public forms, for those who answer them. */
@ApiTags('enquiry')
@Controller('api/auth/enquiries')
export class EnquiryInboxController extends inboxController(EnquiryInboxService, answers) {}
