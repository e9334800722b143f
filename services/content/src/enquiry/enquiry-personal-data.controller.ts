import { Controller } from '@nestjs/common';
import { personalDataController } from '@phantom/service-kit';
import { EnquiryPersonalDataService } from './enquiry-personal-data.service.js';

@Controller('api/auth/personal-data/enquiries')
export class EnquiryPersonalDataController extends personalDataController(
  EnquiryPersonalDataService,
) {}
