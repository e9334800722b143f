import { Body, Controller, Get } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '@nestjs/swagger';
import { PublicRead, type MessageDto } from '@phantom/service-kit';
import { FormDelivery, PostForm, type Delivery } from '@phantom/service-kit/forms';
import { InvestorEnquiryDto } from './dto/investor-enquiry.dto.js';
import { ReferrersDto } from './dto/referrers.dto.js';
import { InvestorEnquiryService } from './investor-enquiry.service.js';

@ApiTags('enquiry')
@Controller('api/auth')
export class InvestorEnquiryController {
  constructor(private readonly enquiries: InvestorEnquiryService) {}

  @PostForm('investor')
  receive(
    @Body() form: InvestorEnquiryDto,
    @FormDelivery() delivery: Delivery,
  ): Promise<MessageDto> {
    return this.enquiries.receive(form, delivery);
  }

  @PublicRead()
  @Get('referredByList')
  @ApiOkResponse({ type: ReferrersDto })
  referrers(): ReferrersDto {
    return { error: 0, list: this.enquiries.referrers() };
  }
}
