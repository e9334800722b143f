import { Controller } from '@nestjs/common';
import { personalDataController } from '@phantom/service-kit';
import { ListingEnquiryPersonalDataService } from './listing-enquiry-personal-data.service.js';

@Controller('api/auth/personal-data/listing-enquiries')
export class ListingEnquiryPersonalDataController extends personalDataController(
  ListingEnquiryPersonalDataService,
) {}
