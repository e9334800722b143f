import { Module } from '@nestjs/common';
import { FormsModule } from '@phantom/service-kit/forms';
import { ContactEnquiryController } from './contact-enquiry.controller.js';
import { ContactEnquiryService } from './contact-enquiry.service.js';
import { EnquiryPersonalDataController } from './enquiry-personal-data.controller.js';
import { EnquiryPersonalDataService } from './enquiry-personal-data.service.js';
import { EnquiryRetentionService } from './enquiry-retention.service.js';
import { EnquiryInboxController } from './inbox/enquiry-inbox.controller.js';
import { EnquiryInboxService } from './inbox/enquiry-inbox.service.js';
import { InvestorEnquiryController } from './investor-enquiry.controller.js';
import { InvestorEnquiryService } from './investor-enquiry.service.js';

@Module({
  imports: [FormsModule],
  controllers: [
    ContactEnquiryController,
    InvestorEnquiryController,
    EnquiryInboxController,
    EnquiryPersonalDataController,
  ],
  providers: [
    ContactEnquiryService,
    InvestorEnquiryService,
    EnquiryInboxService,
    EnquiryPersonalDataService,
    EnquiryRetentionService,
  ],
})
export class EnquiryModule {}
