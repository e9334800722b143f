import { Controller } from '@nestjs/common';
import { personalDataController } from '@phantom/personal-data';
import { PersonalDataService } from './personal-data.service.js';

@Controller('api/auth/personal-data/account')
export class PersonalDataController extends personalDataController(PersonalDataService) {}
