import { Module } from '@nestjs/common';
import { FormsModule } from '@phantom/service-kit/forms';
import { ContactEnquiryController } from './contact-enquiry.controller.js';
import { ContactEnquiryService } from './contact-enquiry.service.js';
import { EnquiryInboxController } from './inbox/enquiry-inbox.controller.js';
import { EnquiryInboxService } from './inbox/enquiry-inbox.service.js';
import { InvestorEnquiryController } from './investor-enquiry.controller.js';
import { InvestorEnquiryService } from './investor-enquiry.service.js';

@Module({
  imports: [FormsModule],
  controllers: [ContactEnquiryController, InvestorEnquiryController, EnquiryInboxController],
  providers: [ContactEnquiryService, InvestorEnquiryService, EnquiryInboxService],
})
export class EnquiryModule {}
