import { Body, Controller } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { MessageDto, PostOk, Public } from '@phantom/service-kit';
import { ListingEnquiryDto } from './dto/listing-enquiry.dto.js';
import { ListingEnquiryService } from './listing-enquiry.service.js';

/** The listing form of `contact-us`; the gateway sends the public form to the content service. */
@ApiTags('listings')
@Controller('api/auth')
export class ListingEnquiryController {
  constructor(private readonly enquiries: ListingEnquiryService) {}

  @Public()
  @PostOk('contact-us')
  @ApiOkResponse({ type: MessageDto })
  receive(@Body() form: ListingEnquiryDto): Promise<MessageDto> {
    return this.enquiries.receive(form);
  }
}
