import { Body, Controller } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { MessageDto } from '@phantom/service-kit';
import { FormDelivery, PostForm, type Delivery } from '@phantom/service-kit/forms';
import { ContactEnquiryService } from './contact-enquiry.service.js';
import { ContactEnquiryDto } from './dto/contact-enquiry.dto.js';

/** The public form of `contact-us`; the gateway sends the listing form to the listings service. */
@ApiTags('enquiry')
@Controller('api/auth')
export class ContactEnquiryController {
  constructor(private readonly enquiries: ContactEnquiryService) {}

  @PostForm('contact-us')
  receive(
    @Body() form: ContactEnquiryDto,
    @FormDelivery() delivery: Delivery,
  ): Promise<MessageDto> {
    return this.enquiries.receive(form, delivery);
  }
}
