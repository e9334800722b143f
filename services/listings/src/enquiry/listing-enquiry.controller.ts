import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MessageDto } from '@phantom/service-kit';
import { FormDelivery, PostForm, type Delivery } from '@phantom/service-kit/forms';
import { ListingEnquiryDto } from './dto/listing-enquiry.dto.js';
import { ListingEnquiryService } from './listing-enquiry.service.js';

/** The listing form of `contact-us`; the gateway sends the public form to the content service. */
@ApiTags('listings')
@Controller('api/auth')
export class ListingEnquiryController {
  constructor(private readonly enquiries: ListingEnquiryService) {}

  @PostForm('contact-us')
  receive(
    @Body() form: ListingEnquiryDto,
    @FormDelivery() delivery: Delivery,
  ): Promise<MessageDto> {
    return this.enquiries.receive(form, delivery);
  }
}
